"""Pictures of positions, in every stage of a game."""

from xml.etree import ElementTree

import pytest

import rynek
import rynek.svg
from conftest import of_table


def test_every_position_has_a_picture(game, players):
    position = rynek.make(game, **of_table(game, players), seed=4)
    pictures = set()
    while not position.is_over:
        picture = position._repr_svg_()
        assert ElementTree.fromstring(picture).tag.endswith("svg")
        pictures.add(picture)
        position.apply(position.random_action() if not position.is_chance else position.legal_actions()[0])
    assert len(pictures) > 5
    assert ", ".join(map(str, position.points())) in position._repr_svg_()


def test_outside_a_notebook_it_is_told(capsys):
    rynek.svg.show(rynek.make("boulevards", seed=1))
    assert "boulevards" in capsys.readouterr().out


def test_a_picture_shows_no_hand_of_others():
    position = rynek.make("boulevards", seed=1)
    position.chance()
    assert "Own hand" in rynek.svg.draw(position, position.player)
    assert "Own hand" not in rynek.svg.draw(position, rynek.SPECTATOR)
    with pytest.raises(IndexError):
        rynek.svg.draw(position, 7)
