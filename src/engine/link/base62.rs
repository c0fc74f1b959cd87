//! Numbers as letters and digits: the 62 characters that stand in an address as they are, in the order of ASCII.

/// The characters: number 0 is `0`, 10 is `A`, 36 is `a`.
const CHARACTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// How many there are.
pub const BASE: u128 = CHARACTERS.len() as u128;

/// The number of a character; `None` if it is no letter and no digit.
pub const fn digit(character: u8) -> Option<u8> {
    match character {
        b'0'..=b'9' => Some(character - b'0'),
        b'A'..=b'Z' => Some(character - b'A' + 10),
        b'a'..=b'z' => Some(character - b'a' + 36),
        _ => None,
    }
}

/// The characters of numbers below 62.
pub fn text(digits: &[u8]) -> String {
    let characters = digits
        .iter()
        .filter_map(|&d| CHARACTERS.get(usize::from(d)));
    characters.map(|&c| char::from(c)).collect()
}

/// Appends `number` in exactly `count` digits, the highest first. What does not fit is left out.
pub fn push(digits: &mut Vec<u8>, mut number: u128, count: usize) {
    let begin = digits.len();
    digits.resize(begin + count, 0);
    for place in digits[begin..].iter_mut().rev() {
        *place = (number % BASE) as u8;
        number /= BASE;
    }
}

/// The number that at most 21 digits write.
pub fn number(digits: &[u8]) -> u128 {
    digits
        .iter()
        .fold(0, |number, &d| number * BASE + u128::from(d))
}

/// How many digits a number has without leading zeros: none for 0.
pub fn length(mut number: u128) -> usize {
    let mut count = 0;
    while number > 0 {
        number /= BASE;
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_its_number() {
        let numbers: Vec<u8> = CHARACTERS.iter().filter_map(|&c| digit(c)).collect();
        assert_eq!(numbers, (0..62).collect::<Vec<u8>>());
        assert_eq!(text(&numbers).as_bytes(), CHARACTERS);
        let known = (0..=u8::MAX).filter(|&c| digit(c).is_some());
        assert_eq!(known.count(), 62);
        assert!(CHARACTERS.is_sorted());
    }

    #[test]
    fn a_number_is_read_as_it_is_written() {
        for value in [0, 1, 61, 62, 12_345, u128::from(u64::MAX), BASE.pow(20) - 1] {
            let mut digits = vec![7];
            push(&mut digits, value, 20);
            assert_eq!((digits.len(), digits[0]), (21, 7));
            assert_eq!(number(&digits[1..]), value);
            let zeros = digits[1..].iter().take_while(|&&d| d == 0).count();
            assert_eq!(length(value), 20 - zeros);
        }
        let mut digits = Vec::new();
        push(&mut digits, 62 * 62 + 11, 3);
        assert_eq!(text(&digits), "10B");
    }
}
