//! Figs. 2 to 4: the corner with the lettered points, row by row from the top left.
//!
//! ```text
//! A B C D
//! E F G H
//! I J K L
//! M N O P
//! ```
//!
//! The drawings are lost. Of all colourings of the eight stones only this one agrees with the text
//! of the three figures, but for A, which may be of either colour and is tried in both.

use super::*;

const CORNERS: [&str; 2] = [
    "x o . .
     o . x .
     o x o .
     . o . .",
    "o o . .
     o . x .
     o x o .
     . o . .",
];

/// The point with this letter.
fn named(letter: char) -> Point {
    let i = letter as u8 - b'A';
    Point::new(i / 4, i % 4)
}

/// "An example of a corner situation where all stones are alive."
#[test]
fn fig_2_all_stones_are_alive() {
    for corner in CORNERS {
        for color in Color::ALL {
            let table = Table::corner(corner).turn_of(color);
            table.shows(corner);
            assert_eq!(table.filled(), "");
        }
    }
}

/// "A, B, E, I are all situated in the safe zone (and therefore immune)": the lettering fits.
#[test]
fn fig_2_a_b_e_i_are_in_the_safe_zone() {
    for letter in ['A', 'B', 'E', 'I'] {
        assert!(named(letter).row == 0 || named(letter).col == 0, "{letter}");
    }
}

/// "G, J, K, N can reach the safe zone via G-C, J-F-G-C, K-L-H-D/K-O-N-M, and N-M, respectively."
#[test]
fn fig_2_the_printed_paths_lead_to_the_safe_zone() {
    let corner = board(CORNERS[0]);
    for path in ["GC", "JFGC", "KLHD", "KONM", "NM"] {
        let points: Vec<Point> = path.chars().map(named).collect();
        let color = corner.get(points[0]);
        assert!(color.is_some(), "{path} begins on a stone");
        for step in points.windows(2) {
            let (from, to) = (step[0], step[1]);
            assert_eq!(from.row.abs_diff(to.row) + from.col.abs_diff(to.col), 1, "{path}");
            assert!(corner.get(to).is_none() || corner.get(to) == color, "{path}");
        }
        let end = points[points.len() - 1];
        assert!(end.row == 0 || end.col == 0, "{path}");
    }
}

/// "If it's Black's turn to play, Black can place two stones at L and O to form a ring G-J-O-L that
/// surrounds the white stone at K, which is immediately killed and replaced by a black stone."
#[test]
fn fig_3_black_ring_g_j_o_l_kills_k() {
    let (l, o) = ("2,3", "3,2");
    for (corner, [first, second]) in CORNERS.into_iter().flat_map(|c| [(c, [l, o]), (c, [o, l])]) {
        let mut table = Table::corner(corner).turn_of(Color::Black);
        table.play(first);
        assert_eq!(table.filled(), "", "one stone closes nothing");
        table.play(second);
        assert_eq!((table.filled().as_str(), table.killed().as_str()), ("2,2", "2,2"));
        table.shows(&format!(
            "{} o . .
             o . x .
             o x x x
             . o x .",
            &corner[..1]
        ));
    }
}

/// "If it's White's turn to play, White can place two stones at C and H to form a large ring,
/// B-C-H-K-N-I-E, that fully encloses the vacant point F plus two black stones at G and J, all of
/// which are immediately taken by White."
#[test]
fn fig_4_white_ring_b_c_h_k_n_i_e_takes_f_g_and_j() {
    let (c, h) = ("0,2", "1,3");
    for (corner, [first, second]) in CORNERS.into_iter().flat_map(|x| [(x, [c, h]), (x, [h, c])]) {
        let mut table = Table::corner(corner).turn_of(Color::White);
        table.play(first);
        assert_eq!(table.filled(), "", "one stone closes nothing");
        table.play(second);
        assert_eq!((table.filled().as_str(), table.killed().as_str()), ("1,1 1,2 2,1", "1,2 2,1"));
        table.shows(&format!(
            "{} o o .
             o o o o
             o o o .
             . o . .",
            &corner[..1]
        ));
    }
}
