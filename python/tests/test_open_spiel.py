"""The games for OpenSpiel pass its own checks."""

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import rynek
import rynek.open_spiel


def load(game, players):
    return pyspiel.load_game(f"python_rynek_{game}", {"players": players})


def test_random_games_with_serialisation(game, players):
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_a_clone_plays_on_alone(game, players):
    state = load(game, players).new_initial_state()
    generator = np.random.default_rng(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(int(generator.choice(actions, p=odds)))
            continue
        twin = state.clone()
        action = int(generator.choice(state.legal_actions()))
        twin.apply_action(action)
        assert len(state.history()) + 1 == len(twin.history())
        state.apply_action(action)
        assert str(twin) == str(state) and twin.history() == state.history()
        assert len(state.observation_tensor(0)) == rynek.space(game, **({} if players == 1 else {"players": players})).cells
    assert len(state.returns()) == players


def test_its_search_runs_on_the_games():
    game = load("boulevards", 2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 4, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_its_environment_runs_on_the_games():
    environment = rl_environment.Environment(load("boulevards", 2))
    step = environment.reset()
    player = step.observations["current_player"]
    step = environment.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"]) == 2
