"""The games for OpenSpiel pass its own checks."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

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


def after_draws(state, generator):
    """The state once a player is to move."""
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes())
        state.apply_action(int(generator.choice(actions, p=odds)))
    return state


def middle_of(game, decisions, seed):
    generator = np.random.default_rng(seed)
    state = after_draws(game.new_initial_state(), generator)
    for _ in range(decisions):
        state.apply_action(int(generator.choice(state.legal_actions())))
        after_draws(state, generator)
    return state


@pytest.mark.parametrize("name", ["polis", "planners"])
def test_its_search_runs_on_open_games(name):
    game = load(name, 2)
    state = middle_of(game, 3, seed=1)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2, 4, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("by_observation", [False, True])
def test_its_search_runs_on_games_with_hidden_hands(by_observation):
    game = load("boulevards", 3)
    state = middle_of(game, 4, seed=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        2,
        20,
        random_state=np.random.RandomState(1),
        use_observation_string=by_observation,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_an_imagined_state_agrees_with_what_a_player_knows(game, players):
    state = middle_of(load(game, players), 5, seed=3)
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.25)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.legal_actions() == state.legal_actions()
    # Both remember what comes after it, also once it is imagined again.
    again = other.clone().resample_from_infostate(player, lambda: 0.75)
    chosen = state.legal_actions()[0]
    for each in (state, other, again):
        each.apply_action(chosen)
    assert len({each.information_state_string(player) for each in (state, other, again)}) == 1


def test_hidden_hands_are_not_in_what_others_know():
    state = middle_of(load("boulevards", 2), 6, seed=5)
    player = state.current_player()
    known = {state.resample_from_infostate(player, lambda: share).information_state_string(player) for share in (0.1, 0.5, 0.9)}
    hands = {
        str(state.resample_from_infostate(player, lambda: share).position.view(1 - player)) for share in (0.1, 0.5, 0.9)
    }
    assert len(known) == 1 and len(hands) == 3


def test_an_edition_is_a_parameter():
    game = pyspiel.load_game("python_rynek_planners", {"players": 2, "edition": "24"})
    assert game.new_initial_state().position.edition == rynek.make("planners", players=2, edition="24").edition
    with pytest.raises(rynek.BadEdition):
        pyspiel.load_game("python_rynek_planners", {"edition": "nowhere"})


def test_its_environment_runs_on_the_games():
    environment = rl_environment.Environment(load("boulevards", 2))
    step = environment.reset()
    player = step.observations["current_player"]
    step = environment.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"]) == 2
