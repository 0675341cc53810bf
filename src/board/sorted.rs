//! Short lists in order.

/// All of these in order, as often as they are there. For short lists in what is downloaded: `sort` is quicker for thousands, but
/// is some kilobytes more for every type that it sorts.
///
/// ```
/// assert_eq!(goishi::board::sorted([3, 1, 2, 1]), [1, 1, 2, 3]);
/// ```
pub fn sorted<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut sorted = Vec::new();
    for item in items {
        let place = sorted.partition_point(|other| *other <= item);
        sorted.insert(place, item);
    }
    sorted
}
