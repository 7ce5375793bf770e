"""Positions: rules, records, views, encodings and errors."""

import copy
import json
import pickle

import numpy as np
import pytest

import rynek
from conftest import of_table


def played(game, players, decisions, seed=3):
    position = rynek.make(game, **of_table(game, players), seed=seed)
    position.chance()
    for _ in range(decisions):
        if position.is_over:
            break
        position.apply(position.random_action())
        position.chance()
    return position


def test_a_whole_game_has_an_outcome(game, players):
    position = played(game, players, 10_000)
    outcome = position.outcome()
    assert position.is_over and position.player is None
    assert len(outcome.points) == players and outcome.points == position.points()
    assert min(outcome.places) == 1 or outcome.won is False
    if players > 1:
        assert sum(outcome.returns) == pytest.approx(0, abs=1e-5)
    assert [position.breakdown(player)["total"] for player in range(players)] == outcome.points


def test_the_same_seed_gives_the_same_game(game, players):
    one, other = played(game, players, 12), played(game, players, 12)
    assert one == other and hash(one) == hash(other) and one.moves() == other.moves()
    assert one != played(game, players, 12, seed=4)


def test_copies_share_nothing(game, players):
    position = played(game, players, 6)
    for twin in (position.clone(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin == position and twin.moves() == position.moves() and twin.seed == position.seed
        twin.apply(twin.random_action())
        assert twin != position


def test_actions_are_taken_back(game, players):
    position = played(game, players, 6)
    before = position.clone()
    position.apply(position.random_action())
    position.undo()
    assert position == before
    with pytest.raises(rynek.RynekError, match="cannot be taken back"):
        position.undo(10_000)


def test_a_record_leads_to_the_same_position(game, players, tmp_path):
    position = played(game, players, 8)
    record = position.record(names=["Ada"])
    assert json.loads(record)["seats"][0]["name"] == "Ada"
    assert rynek.load(record) == position
    file = tmp_path / "game.json"
    file.write_text(record)
    assert rynek.load(file).moves() == position.moves()
    with pytest.raises(rynek.BadRecord):
        rynek.load(record.replace(f'"rules":{position.rules_version}', '"rules":99').replace('"rules": 1', '"rules": 99'))


def test_action_numbers_go_both_ways(game, players):
    position = rynek.make(game, **of_table(game, players), seed=5)
    space = rynek.space(game, **of_table(game, players))
    while not position.is_over:
        if position.is_chance:
            assert len(position.legal_indexes()) == 0
            position.chance()
            continue
        legal = position.legal_actions()
        numbers = [position.index_of(action) for action in legal]
        known = [number for number in numbers if number is not None]
        assert sorted(known) == sorted(position.legal_indexes().tolist()) and len(set(known)) == len(known)
        assert len(legal) == len(known) + position.outside
        for action, number in zip(legal, numbers):
            assert number is None or (number < space.actions and position.action_at(number) == action)
        mask = position.legal_mask()
        assert mask.shape == (space.actions,) and np.flatnonzero(mask).tolist() == sorted(known)
        position.apply(int(known[0]) if known else legal[0])


def test_observations_are_within_their_bounds(game, players):
    space = rynek.space(game, **of_table(game, players))
    low, high = space.bounds()
    position = played(game, players, 0)
    while not position.is_over:
        for viewer in [*range(players), rynek.SPECTATOR]:
            cells = position.observe(viewer)
            assert cells.dtype == np.int16 and cells.shape == (space.cells,)
            wrong = np.flatnonzero((cells < low) | (cells > high))
            assert wrong.size == 0, (wrong, cells[wrong])
        position.apply(position.random_action())
        position.chance()


def test_hidden_parts_do_not_change_what_a_player_sees(game, players):
    position = played(game, players, 9)
    if position.is_over:
        position = played(game, players, 2)
    twin = position.imagine(position.player, seed=8)
    assert twin.view(position.player) == position.view(position.player)
    assert np.array_equal(twin.observe(position.player), position.observe(position.player))
    assert twin.legal_indexes().tolist() == position.legal_indexes().tolist()


def test_the_spaces_are_documented(game, players):
    space = rynek.space(game, **of_table(game, players))
    assert sum(part.size for part in space.parts) == space.cells
    assert sum(part.size for part in space.ranges) == space.actions
    assert all(part.about for part in space.parts + space.ranges)
    assert space.part(space.parts[-1].name).offset + space.parts[-1].size == space.cells
    with pytest.raises(KeyError, match="no part 'sky'"):
        space.part("sky")


def test_draws_have_odds(game):
    position = rynek.make(game, seed=1)
    if position.is_chance:
        odds = position.chances()
        assert sum(share for _, share in odds) == pytest.approx(1)
        assert {action for action, _ in odds} == set(position.legal_actions())
        position.apply(odds[-1][0])
        assert position.moves() == [(None, odds[-1][0])]
    position.chance()
    assert position.chances() == []


def test_a_refusal_says_why_and_changes_nothing(game):
    position = rynek.make(game, seed=1)
    position.chance()
    before = position.clone()
    with pytest.raises(rynek.BadNotation):
        position.apply("no such action !")
    legal = set(position.legal_indexes().tolist())
    space = rynek.space(game)
    illegal = next(
        number for number in range(space.actions) if number not in legal and position.action_at(number) is not None
    )
    with pytest.raises(rynek.IllegalAction) as refused:
        position.apply(illegal)
    assert refused.value.rule.startswith(f"{game}.") and len(str(refused.value)) > 10
    with pytest.raises(rynek.IllegalAction):
        position.check(illegal)
    for wrong in (space.actions, -1, 2**40):
        with pytest.raises(rynek.RynekError, match="no action has the number"):
            position.apply(wrong)
    with pytest.raises((TypeError, OverflowError)):
        position.apply(2**100)
    assert position == before


def test_bad_input_is_an_exception(game):
    for wrong in (dict(players=99), dict(colour="red"), dict(players="two"), dict(players=object())):
        with pytest.raises(rynek.BadOptions):
            rynek.make(game, **wrong)
    with pytest.raises(rynek.BadEdition, match="has no edition"):
        rynek.make(game, edition="nowhere")
    with pytest.raises(rynek.BadEdition):
        rynek.make(game, edition={"game": game})
    with pytest.raises(rynek.BadEdition):
        rynek.make(game, edition="/nowhere.json")
    with pytest.raises(rynek.BadRecord):
        rynek.load("{")
    position = rynek.make(game, seed=1)
    with pytest.raises(IndexError):
        position.view(99)
    with pytest.raises(IndexError):
        position.imagine(99, seed=1)
    with pytest.raises(rynek.RynekError):
        position.imagine(0, seed=1).record()


def test_an_unknown_game_is_named():
    with pytest.raises(rynek.RynekError, match="chess"):
        rynek.make("chess")


def test_a_game_over_has_no_actions(game):
    position = played(game, rynek.info(game).players[0], 10_000)
    assert position.legal_actions() == [] and position.outcome() is not None
    with pytest.raises(rynek.RynekError):
        position.random_action()
    with pytest.raises(rynek.RynekError):
        position.apply(0)


def test_an_edition_of_ones_own_is_played(game):
    components = rynek.edition(game)
    own = rynek.make(game, edition=components, seed=1)
    assert own.edition == rynek.make(game, seed=1).edition
    assert pickle.loads(pickle.dumps(own)) == own


def test_sentences_are_in_the_language_asked_for(game):
    position = rynek.make(game, seed=1)
    position.chance()
    action = position.legal_actions()[0]
    assert position.describe(action) != position.describe(action, language="pl")
    with pytest.raises(rynek.RynekError, match="no language"):
        position.describe(action, language="xx")


def test_information_about_a_game(game):
    about = rynek.info(game)
    assert about.id == game and about.longest > 10 and about.editions
    assert set(about.defaults) == set(about.options)
    assert rynek.rules(game) != rynek.rules(game, "pl")
