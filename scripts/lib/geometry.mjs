// Writes src/games/trollfjord/view/board/geometry.rs from board.json beside it: node scripts/lib/geometry.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../src/games/trollfjord/view/board/', import.meta.url);
const board = JSON.parse(readFileSync(new URL('board.json', folder), 'utf8'));

const real = (n) => (Number.isInteger(n) ? `${n}.0` : `${n}`);
const point = ([x, y]) => `(${real(x)}, ${real(y)})`;

// Whole units are fine enough for touching and for the lines that mark a region; steps from point to point are short.
function outline(polygon) {
  const whole = polygon.map(([x, y]) => [Math.round(x), Math.round(y)]);
  let [lastX, lastY] = whole[0];
  let path = `M${lastX} ${lastY}l`;
  for (const [x, y] of whole.slice(1)) {
    const [dx, dy] = [x - lastX, y - lastY];
    if (dx === 0 && dy === 0) continue;
    path += `${path.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [lastX, lastY] = [x, y];
  }
  return `${path}z`;
}

const regions = board.regions.map((region) => `    RegionArt {
        outline: "${outline(region.polygon)}",
        symbol: ${point(region.label_anchor)},
        treasure: ${point(region.treasure_anchor)},
        trolls: [${region.troll_slots.map(point).join(', ')}],
    },`);
const fortresses = board.fortresses.map((fortress) => `    ${point(fortress.point)},`);
// Worked out here, so that the program needs no trigonometry.
function outward(degrees) {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), -Math.cos(angle)].map((n) => Math.round(n * 1e6) / 1e6 || 0);
}
const spaces = board.walkway.spaces.map((space) => `    SpaceArt {
        at: ${point([space.x, space.y])},
        outward: ${point(outward(space.angle))},
        turn: ${Math.round(space.angle + 90) % 360},
    },`);
const start = board.walkway.start_plank.map((space) => `    ${point([space.x, space.y])},`);

const text = `//! Where everything lies on the board. Made from board.json by scripts/lib/geometry.mjs: change these, not this.

use crate::games::trollfjord::map::{FORTRESSES, REGIONS};
use crate::games::trollfjord::walkway::SPACES;

/// A point in the units of the board, which is 1200 wide and high; y grows downwards.
pub type Point = (f32, f32);

/// The places of one region.
pub struct RegionArt {
    /// Its border, as path data.
    pub outline: &'static str,
    /// The middle of its landscape symbol.
    pub symbol: Point,
    /// The middle of its treasure.
    pub treasure: Point,
    /// The middle of the trolls of each seat.
    pub trolls: [Point; 4],
}

/// The place of one space of the walkway.
pub struct SpaceArt {
    /// Its middle.
    pub at: Point,
    /// One unit away from the middle of the board, across the walkway.
    pub outward: Point,
    /// How it is turned so that its lower edge points to the middle of the board, in degrees clockwise.
    pub turn: u16,
}

/// The regions, R01 to R12.
pub const REGION_ART: [RegionArt; REGIONS] = [
${regions.join('\n')}
];

/// The fortresses, F1 to F6.
pub const FORTRESS_ART: [Point; FORTRESSES] = [
${fortresses.join('\n')}
];

/// The spaces of the walkway, 0 to 59.
pub const SPACE_ART: [SpaceArt; SPACES as usize] = [
${spaces.join('\n')}
];

/// The starting spaces, 1 to 4.
pub const START_ART: [Point; 4] = [
${start.join('\n')}
];
`;
writeFileSync(fileURLToPath(new URL('geometry.rs', folder)), text);
