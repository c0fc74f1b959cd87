//! Short lists put in order.

/// Puts the items in the order of their keys; those with equal keys keep their order.
///
/// It moves one item after the other to its place. Lists here hold a few items, and the sort of the standard library,
/// made for millions, is many times as large with every kind of item: the page would load it for nothing.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_keep_their_order() {
        let mut items = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_by_key(&mut items, |item| item.0);
        assert_eq!(items, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
        sort_by_key(&mut items[..0], |item| item.1);
    }
}
