//! Hexes, spots and the columns of a city.

use rynek_kernel::Edition;
use rynek_polis::{City, Components, Hex, Spot, TileId, Triangle};

#[test]
fn all_spots_of_a_triangle_cover_the_same_ground() {
    for odd in [false, true] {
        let triangle = Triangle { corner: Hex::new(3, -2), odd };
        let mut grounds = triangle.spots().map(|spot| {
            assert_eq!(spot.triangle(), triangle);
            let mut hexes = spot.hexes();
            hexes.sort();
            hexes
        });
        grounds.sort();
        assert_eq!(grounds[0], grounds[2]);
    }
}

#[test]
fn hexes_far_apart_are_not_neighbours() {
    assert!(!Hex::new(-120, 0).is_next_to(Hex::new(120, 0)));
    assert!(Hex::new(3, 3).is_next_to(Hex::new(4, 2)));
}

#[test]
fn a_spot_out_of_range_is_refused() {
    assert!("121,0 0".parse::<Spot>().is_err());
    assert!("0,-128 0".parse::<Spot>().is_err());
    assert!("0,0 6".parse::<Spot>().is_err());
    assert!("0,0 1 2".parse::<Spot>().is_err());
}

#[test]
fn a_hex_outside_the_city_has_no_column() {
    let components = Components::shipped();
    let mut city = City::new(components);
    let spot = city.spots()[0];
    city.lay(components, TileId(1), spot);
    assert!(city.column(Hex::new(i8::MIN, i8::MIN)).is_none());
}
