//! Counting move paths: how many legal sequences of decisions there are from a position. It knows no game and no reading
//! of the rules, so that two readings can be counted by the same walker.

/// A first move with the numbers of sequences that begin with it, by their length: 1, 2, 3, …
pub type Branch<M> = (M, Vec<u64>);

/// Counts the sequences of every length from 1 to `longest`, by their first move. A sequence that ends the game is not
/// continued; so a length may have fewer than the one before.
pub fn paths<P, M>(
    from: &P,
    longest: usize,
    legal: &impl Fn(&P) -> Vec<M>,
    play: &impl Fn(&P, &M) -> P,
) -> Vec<Branch<M>> {
    let moves = legal(from).into_iter();
    let branch = |m: M| {
        let mut counts = vec![0; longest];
        counts[0] = 1;
        if longest > 1 {
            walk(&play(from, &m), &mut counts[1..], legal, play);
        }
        (m, counts)
    };
    moves.map(branch).collect()
}

fn walk<P, M>(
    from: &P,
    counts: &mut [u64],
    legal: &impl Fn(&P) -> Vec<M>,
    play: &impl Fn(&P, &M) -> P,
) {
    let moves = legal(from);
    counts[0] += moves.len() as u64;
    if let [_, longer @ ..] = counts
        && !longer.is_empty()
    {
        for m in &moves {
            walk(&play(from, m), longer, legal, play);
        }
    }
}

/// The sequences of each length, whatever they begin with.
pub fn totals<M>(branches: &[Branch<M>]) -> Vec<u64> {
    let lengths = branches.first().map_or(0, |(_, counts)| counts.len());
    let total = |length: usize| branches.iter().map(|(_, counts)| counts[length]).sum();
    (0..lengths).map(total).collect()
}

/// `longest` as far as the number of sequences stays within `most`: 2 at least.
pub fn affordable<P, M>(
    from: &P,
    longest: usize,
    most: u64,
    legal: &impl Fn(&P) -> Vec<M>,
    play: &impl Fn(&P, &M) -> P,
) -> usize {
    let fits = |length: &usize| totals(&paths(from, *length, legal, play))[*length - 1] <= most;
    (3..=longest).take_while(fits).last().unwrap_or(2)
}
