// What moves in a film beside the boulders: hammer, tower, keystones, dust, the running count, the sign, the bucket.
//
// A shape of motion is a list of rows, in hundredths: when, how far along, how far down by itself, how turned, how large,
// how opaque; then the course of time that follows.
const [EVEN, OUT, IN, SOFT, , SWING] = [0, 1, 2, 3, 4, 5];

const DUST = [[0, 0, 0, 0, 40, 0, OUT], [22, 45, 0, 0, 110, 85, OUT], [100, 100, 0, 0, 200, 0, OUT]];
const CHIP = [
  [0, 0, 0, 0, 100, 0, EVEN], [2, 2, 0, 2, 100, 100, EVEN], [25, 25, 6, 25, 100, 100, EVEN],
  [50, 50, 25, 50, 100, 100, EVEN], [75, 75, 56, 75, 100, 100, EVEN], [100, 100, 100, 100, 100, 0, EVEN],
];
const FLASH = [
  [0, 0, 0, 0, 35, 0, OUT], [4, 0, 0, 0, 62, 100, OUT], [30, 0, 0, 0, 100, 100, EVEN], [55, 0, 0, 0, 103, 100, OUT],
  [100, 0, 0, 0, 120, 0, OUT],
];
const CRACK = [[0, 0, 0, 0, 30, 0, EVEN], [2, 0, 0, 0, 100, 100, EVEN], [50, 0, 0, 0, 100, 100, EVEN], [100, 0, 0, 0, 100, 0, EVEN]];
const SMEAR = [[0, 0, 0, 0, 100, 0, EVEN], [60, 0, 0, 0, 100, 100, EVEN], [100, 0, 0, 0, 100, 0, EVEN]];
// Along: to the side. Down: up and down.
const SHOVE = [
  [0, 0, 0, 0, 100, 100, EVEN], [20, 100, -50, 0, 100, 100, EVEN], [40, -70, 45, 0, 100, 100, EVEN],
  [60, 45, 20, 0, 100, 100, EVEN], [80, -25, -10, 0, 100, 100, EVEN], [100, 0, 0, 0, 100, 100, EVEN],
];
const COIN = [
  [0, 0, 0, 0, 128, 0, EVEN], [1, 0, 0, 0, 128, 100, OUT], [18, 0, 0, 0, 100, 100, EVEN], [85, 0, 0, 0, 100, 100, SOFT],
  [100, 0, 0, 0, 100, 0, EVEN],
];
// The hammer: pulled back and in; held, thrown back and at rest again. Along: more of it for strength.
const ARM_IN = [[0, 0, 0, -700, 100, 100, SOFT], [74, -400, 0, -1600, 100, 100, SWING], [100, 0, 0, 260, 100, 100, EVEN]];
const ARM_BACK = [
  [0, 0, 0, 260, 100, 100, EVEN], [15, 0, 0, 260, 100, 100, OUT], [46, -300, 0, -1100, 100, 100, SOFT],
  [100, 0, 0, -700, 100, 100, EVEN],
];
// The tower: away from the hammer, held there, then swinging out.
const SWAY = [
  [0, 0, 0, 0, 100, 100, OUT], [3, 100, 0, 0, 100, 100, EVEN], [14, 100, 0, 0, 100, 100, SOFT], [26, -72, 0, 0, 100, 100, SOFT],
  [39, 50, 0, 0, 100, 100, SOFT], [53, -33, 0, 0, 100, 100, SOFT], [67, 20, 0, 0, 100, 100, SOFT],
  [82, -10, 0, 0, 100, 100, SOFT], [100, 0, 0, 0, 100, 100, EVEN],
];
// The bucket: through the tray, up and out of sight; from above, tipping, away.
const SWEEP = [[0, 0, 0, 100, 100, 100, SOFT], [79, 100, 0, 100, 100, 100, SOFT], [100, 104, -100, 0, 100, 0, EVEN]];
const TIP = [
  [0, 100, 0, 0, 100, 0, SOFT], [10, 0, 0, 100, 100, 100, EVEN], [80, 0, 0, 105, 100, 100, SOFT], [100, 147, -100, 0, 100, 0, EVEN],
];
const SIGN = [[0, 100, 0, 0, 100, 0, OUT], [9, 0, 0, 0, 100, 100, EVEN], [92, 0, 0, 0, 100, 100, SOFT], [100, 0, 0, 0, 100, 0, EVEN]];
const SHAKE = [
  [0, 0, 0, 0, 100, 100, EVEN], [20, 100, 0, 0, 100, 100, EVEN], [40, -87, 0, 0, 100, 100, EVEN], [60, 67, 0, 0, 100, 100, EVEN],
  [80, -40, 0, 0, 100, 100, EVEN], [100, 0, 0, 0, 100, 100, EVEN],
];
const SWELL = [[0, 0, 0, 0, 100, 100, OUT], [30, 0, 0, 0, 150, 100, OUT], [100, 0, 0, 0, 100, 100, OUT]];
const BURST = [[0, 0, 0, 0, 100, 100, OUT], [30, 0, 0, 0, 130, 100, OUT], [100, 0, 0, 0, 190, 0, OUT]];
const PIECE = [
  [0, 0, 0, 0, 100, 100, EVEN], [33, 33, 11, 33, 100, 89, EVEN], [66, 66, 44, 66, 100, 56, EVEN], [100, 100, 100, 100, 100, 0, EVEN],
];
const DROPS_IN = [[0, 0, -100, 0, 100, 0, IN], [55, 0, 12, 0, 100, 100, OUT], [100, 0, 0, 0, 100, 100, EVEN]];
const STAYS = [[0, 0, 0, 0, 100, 99, EVEN], [100, 0, 0, 0, 100, 99, EVEN]];
const WARY = [[0, 0, 0, 0, 100, 0, EVEN], [15, 0, 0, 0, 100, 100, EVEN], [80, 0, 0, 0, 100, 100, EVEN], [100, 0, 0, 0, 100, 0, EVEN]];
// The picture steps back, so that the bucket is seen whole.
const BACK = [[0, 0, 0, 0, 100, 100, SOFT], [15, 0, 0, 0, 87, 100, EVEN], [80, 0, 0, 0, 87, 100, SOFT], [100, 0, 0, 0, 100, 100, EVEN]];
// The head of the hammer gives way at the impact.
const SQUASH = [[0, 0, 0, 0, 100, 100, OUT], [8, 100, 0, 0, 90, 100, EVEN], [30, 100, 0, 0, 90, 100, OUT], [100, 0, 0, 0, 100, 100, EVEN]];

// An effect: at which cues, what moves, its shape, how many copies and how many more for each step of strength. Then its
// values, what each step of strength adds to them, and what chance adds at most to each copy: start after the cue,
// length, place, way, fall, turn, lean, size, opacity; milliseconds, tower units, degrees, and the last three hundredths.
// Of two effects on one thing the earlier one comes last. What has no length lasts as long as the film.

/** The hammer, the tower, the keystones: what begins at once. */
export const FIRST = [
  ['whoosh', '.tw-arm', ARM_BACK, [1, 0], [110, 480, 0, 0, 0, 0, 0, 1, 0, 100, 100], [0, 15, 0, 0, 0, 0, 0, 0, 100, 0, 0]],
  ['whoosh', '.tw-arm', ARM_IN, [1, 0], [-215, 325, 0, 0, 0, 0, 0, 1, 0, 100, 100], [0, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0]],
  ['blow', '.tw-head', SQUASH, [1, 0], [0, 240, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['blow', '.tw-sway', SWAY, [1, 0], [0, 530, 0, 0, 1, 0, 0, 0, -50, 100, 100], [0, 15, 0, 0, 1, 0, 0, 0, -55, 0, 0]],
  ['blow', '.tw-svg', SHOVE, [1, 0], [52, 300, 0, 0, 1, 0, 1, 0, 0, 100, 100], [15, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0]],
  ['pour', '.tw-svg', BACK, [1, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['wedge', '.tw-keystone', DROPS_IN, [1, 0], [0, 240, 0, 0, 0, 0, 16, 0, 0, 100, 100]],
  ['hold', '.tw-keystone', SHAKE, [1, 0], [0, 300, 0, 0, 3, 0, 0, 0, 0, 100, 100]],
  ['hold', '.tw-ks-crack', SWELL, [1, 0], [0, 420, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['hold', '.tw-ks-glow', SWELL, [1, 0], [0, 460, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['break', '.tw-keystone', STAYS, [1, 0], [-9000, 9400, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['break', '.tw-ks-crack', BURST, [1, 0], [0, 220, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['break', '.tw-ks-glow', BURST, [1, 0], [0, 300, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['break', '.tw-ks-a', PIECE, [1, 0], [40, 360, 0, 0, -9, -10, 67, -75, 0, 100, 100]],
  ['break', '.tw-ks-b', PIECE, [1, 0], [40, 360, 0, 0, 9, -10, 67, 75, 0, 100, 100]],
];

/** What is there for the film only. */
export const THEN = [
  ['blow', 'flash', FLASH, [1, 0], [-4, 180, -112, -198, 0, 0, 0, 0, 0, 50, 100], [0, 15, 0, 0, 0, 0, 0, 0, 0, 32, 0]],
  ['blow', 'smear', SMEAR, [1, 0], [-58, 95, -152, -2, 0, 0, 0, 0, 0, 100, 30], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25]],
  ['blow', 'crack', CRACK, [0, 1], [0, 900, -107, -198, 0, 0, 0, 0, 0, 70, 60], [0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0]],
  ['blow', 'dust', DUST, [4, 3], [6, 380, -108, -223, -16, -8, 0, 0, 0, 70, 100], [0, 0, 0, 0, -8, 0, 0, 0, 0, 0, 0], [0, 160, 0, 50, -44, -26, 0, 0, 0, 60, 0]],
  ['blow', 'chip', CHIP, [0, 4], [8, 520, -112, -211, -26, -60, 150, 0, 0, 100, 100], [], [0, 0, 0, 26, -60, -100, 0, 500, 0, 0, 0]],
  ['blow', 'dust', DUST, [3, 2], [60, 520, -70, -384, -6, 34, 0, 0, 0, 35, 100], [15, 0, 0, 0, 0, 0, 0, 0, 0, 14, 0], [100, 0, 140, 18, 12, 20, 0, 0, 0, 0, 0]],
  ['blow', '.tw-calm .tw-face-wary', WARY, [1, 0], [0, 1100, 0, 0, 0, 0, 0, 0, 0, 100, 100]],
  ['land', 'dust', DUST, [1, 0], [0, 220, 0, 7, 0, -5, 0, 0, 0, 42, 100]],
  ['out', 'dust', DUST, [1, 0], [0, 260, 0, 7, 5, -8, 0, 0, 0, 60, 100]],
  ['wedge', 'dust', DUST, [3, 0], [130, 360, -15, 0, -17, -10, 0, 0, 0, 50, 100], [], [0, 0, 30, 0, 34, 20, 0, 0, 0, 30, 0]],
  ['break', 'dust', DUST, [6, 0], [30, 360, -15, 0, -17, -10, 0, 0, 0, 50, 100], [], [0, 0, 30, 0, 34, 20, 0, 0, 0, 30, 0]],
  ['nothing', 'dust', DUST, [5, 0], [0, 520, 0, 0, 14, -14, 0, 0, 0, 70, 100], [], [240, 0, 32, 6, 16, -8, 0, 0, 0, 0, 0]],
  ['out', 'coin', COIN, [1, 0], [0, 700, 176, -34, 0, 10, 0, 0, 0, 100, 100]],
  ['sweep', 'bucket', SWEEP, [1, 0], [0, 380, -214, 26, 404, 0, 66, -30, 0, 100, 100]],
  ['pour', 'bucket', TIP, [1, 0], [-120, 1220, 92, -454, 34, 0, 20, -112, 0, 100, 100]],
  ['fell', 'sign', SIGN, [1, 0], [60, 2600, 0, 0, 0, 8, 0, 0, 0, 100, 100]],
];

/** What is drawn for it: the number is written into coins, the words onto the sign. */
export const DRAWINGS = {
  dust: '<circle r="10" fill="url(#tw-g-dust)"/>',
  chip: '<path d="M-3-2 2-3 3.5 1 0 3-3 1.5Z" fill="#B9B1C4" stroke="#231E2A"/>',
  flash: '<path d="M-14-32-28-52M-32-8-56-14M-6-44-12-66M-30 16-50 30M-14 36-24 56" stroke="#FFC93D" stroke-width="6" '
    + 'stroke-linecap="round"/><path d="m-4-26 9 16 16-9-5 17 20 4-18 8 6 18-16-10-10 16 0-18-20 1 14-13-11-15 15 3Z" '
    + 'fill="#FFF3B0" stroke="#C8372D" stroke-width="2.6" stroke-linejoin="round"/>',
  smear: '<path d="M-96-168Q-62-226-4-222l2 26Q-54-194-78-152Z" fill="#F6F1E6" opacity=".5"/>',
  crack: '<path d="M0 0l5-6 2-9 6-7M5-6l8-1 5-5M0 0l8 5 2 8 7 6M8 5l9-1 6 4M0 0l-3-11M-1 1l1 12 4 6" fill="none" '
    + 'stroke="#2b2433" stroke-width="1.5" stroke-linecap="round"/>',
  coin: '<circle r="17" fill="#FFC93D" stroke="#2A1C10" stroke-width="2.6"/>'
    + '<circle r="13" fill="#FFF6E0" stroke="#8A5A00" stroke-width="1.5"/><text y="6.5"></text>',
  sign: '<g transform="translate(0 -406)"><rect y="-18" height="36" rx="12"/><text y="6.5"></text></g>',
  bucket: '<path d="M-26-18q26-26 52 0" fill="none" stroke="#3A3440" stroke-width="3.6"/>'
    + '<path d="M-30-18H30L24 26H-24Z" fill="#9A6B3F" stroke="#2A1C10" stroke-width="2.8" stroke-linejoin="round"/>'
    + '<path d="M-28-6H28M-26 14H26" stroke="#4A4453" stroke-width="5"/>'
    + '<ellipse cy="-18" rx="30" ry="6" fill="#3B2515" stroke="#2A1C10" stroke-width="2.4"/>',
};
