//! Writes coded records by hand, right or wrong: the formulas of `docs/link-format.md` once more, written from there.

/// The digits in the order of their numbers.
pub const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// Characters of a full block with its check.
pub const BLOCK: usize = 21;
/// Characters of the sum.
pub const SUM: usize = 5;

/// The number of a character that is a letter or a digit.
pub fn digit(c: u8) -> u64 {
    DIGITS.iter().position(|&d| d == c).expect("a digit") as u64
}

/// `number` in `count` digits.
pub fn digits(mut number: u128, count: usize) -> String {
    let mut text = vec![b'0'; count];
    for place in text.iter_mut().rev() {
        *place = DIGITS[(number % 62) as usize];
        number /= 62;
    }
    String::from_utf8(text).expect("ASCII")
}

/// The sum over a text of letters and digits.
pub fn sum(text: &[u8]) -> u64 {
    text.iter()
        .fold(0, |sum, &c| (sum + digit(c) + 1) * 1_000_003 % 916_132_829)
}

/// The character that closes `block`, which begins where the sum is `before`.
pub fn check(before: u64, block: &[u8]) -> u8 {
    let (mut a, mut e) = ((before % 31) as i64, before / 31 % 2);
    for (c, i) in block.iter().zip(1_i64..) {
        let d = digit(*c) as i64;
        let sign = if e == 0 { 1 } else { -1 };
        if d < 31 {
            a += sign * if i % 2 == 0 { d } else { -d };
        } else {
            a += sign * (d + i);
            e = 1 - e;
        }
    }
    let (a, n) = (a.rem_euclid(31), block.len() as i64 + 1);
    let d = match e {
        0 if n % 2 == 0 => (-a).rem_euclid(31),
        0 => a,
        _ => 31 + (a - n).rem_euclid(31),
    };
    DIGITS[d as usize]
}

/// Puts all checks right in a text of letters and digits whose head has so many characters. What is shorter than a head
/// stays as it is.
pub fn seal(text: &mut [u8], head: usize) {
    if text.len() < head {
        return;
    }
    text[head - 1] = check(0, &text[..head - 1]);
    if text.len() < head + SUM {
        return;
    }
    let end = text.len() - SUM;
    let mut at = head;
    while at + BLOCK <= end {
        let before = sum(&text[..at]);
        text[at + BLOCK - 1] = check(before, &text[at..at + BLOCK - 1]);
        at += BLOCK;
    }
    let sum = digits(u128::from(sum(&text[..end])), SUM);
    text[end..].copy_from_slice(sum.as_bytes());
}
