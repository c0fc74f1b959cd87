// What the page asks and shows at a moment of a story, in its own words: the question, its controls, the hammering.
import { fortressName, list, regionName } from './places.mjs';
import { like, say } from './words.mjs';

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/** "a", "a or b", "a, b or c". */
function either(items) {
  return items.reduce((before, item, i) => say(i + 1 === items.length ? 'list-or' : 'list-more', { before, item }));
}

/** The question of the step, as its heading asks it. */
export function question(story) {
  const { step, out } = story;
  const [name, mover] = [story.names[story.decider], story.names[story.mover]];
  const fortress = story.fortress && fortressName(story.fortress);
  const level = ['I', 'II', 'III'][story.belts[story.mover].length];
  switch (step) {
    case 'lord': return say('card-lord-title');
    case 'place': return say('card-place-title', { n: Math.min(story.left, story.supply(story.mover)), landscape: story.standing[story.mover] });
    case 'wander': return say('card-wander-title', { n: story.left });
    case 'tailwind': {
      const landscape = story.standing[story.decider];
      return landscape === 'wander' ? say('card-tailwind-wander') : say('card-tailwind-place', { landscape });
    }
    case 'announce': return level ? say('card-announce-title', { level }) : say('card-announce-any');
    case 'join': return say('card-join-title', { name, mover });
    case 'commit': return story.comrade === null ? say('card-commit-alone', { fortress })
      : say('card-commit-with', { name: story.names[story.comrade], fortress });
    case 'swing': return say('card-swing-title', { n: story.blows + 1, limit: story.limit });
    case 'pledge': return say('card-pledge-title', { n: story.need });
    case 'collect': return say('card-collect-title', { out });
    case 'keep': return say(story.allowed(story.hammerer).length > 0 ? 'card-collect-or-keep' : 'card-keep-or-nothing', { out });
    default: return say('card-clear-title', { fortress });
  }
}

/** What the button that stops says that it brings. */
export function stopping(story) {
  const open = story.allowed(story.hammerer).map((region) => String(story.treasures[region]));
  const id = open.length > 0 ? 'card-stop-take' : 'card-stop-empty';
  const values = open.length > 0 && either(open);
  return story.partner === null ? say(id, { values }) : say(`${id}-partner`, { values, name: story.names[story.partner] });
}

/** The rows of the tally: each color against the limit. */
export function tallies({ tray, limit }) {
  const row = (color) => {
    const left = limit - tray[color];
    const strain = left < 0 ? say('tower-over', { count: -left })
      : left === 0 ? say('tower-at-limit') : say('tower-left', { count: left });
    return `${say('tower-color', { color })} ${tray[color]} / ${limit} ${strain}`;
  };
  return [...['red', 'yellow', 'blue'].map(row), `${say('tower-color', { color: 'white' })} ${tray.white} ${say('tower-no-limit')}`];
}

/** The treasures at the fortress, by value: what is missing, or who may take it. */
export function stakes(story) {
  const { out, limit, tray, hammerer, partner, names } = story;
  const angry = ['red', 'yellow', 'blue'].some((color) => tray[color] > limit);
  const there = story.regions(story.fortress).filter((region) => story.treasures[region] !== null);
  const tiles = there.map((region) => {
    const value = story.treasures[region];
    const who = [hammerer, partner].filter((seat) => seat !== null && story.trolls[seat][region] > 0);
    const missing = Math.max(0, value - out);
    const says = who.length === 0 ? say('tower-no-troll')
      : missing > 0 ? (angry ? say('tower-missed') : say('tower-more', { count: missing }))
        : angry ? say('tower-spirit-angry')
          : who[0] === hammerer ? say('tower-in-reach') : say('tower-only', { name: names[who[0]] });
    const whose = who.length > 0 ? ` ${say('tower-treasure-for', { names: who.map((seat) => names[seat]).join(', ') })}` : '';
    return { value, says: `${value} ${says}${whose}` };
  });
  return tiles.sort((a, b) => a.value - b.value).map(({ says }) => says).sort();
}

/** Why the treasure of a choice such as "26 Whitebrow 9 more" is out of reach. */
export function outOfReach(story, name) {
  const code = story.regions(story.fortress).find((one) => name.includes(regionName(one)));
  const [value, region] = [story.treasures[code], regionName(code)];
  if (story.trolls[story.hammerer][code] === 0) return say('why-no-troll', { region });
  if (value === null) return say('why-no-treasure', { region });
  return say('why-too-few-boulders', { n: value - story.out, value, out: story.out });
}

/** How the spirit looks. */
export function mood({ tray, limit }) {
  const most = Math.max(tray.red, tray.yellow, tray.blue);
  return say(`tower-spirit-is-${most > limit ? 'angry' : most >= limit - 1 ? 'wary' : 'calm'}`);
}

/** The tray in words. */
export function tray(story) {
  const there = ['white', 'red', 'yellow', 'blue'].filter((color) => story.tray[color] > 0);
  const colors = there.map((color) => say('tower-colored', { color, count: story.tray[color] })).join(', ');
  return say('tower-tray', { count: sum(Object.values(story.tray)), colors });
}

/** What a region says of its treasure and its trolls; for all regions. */
export function land(story) {
  return Object.entries(story.treasures).map(([code, value]) => {
    const here = [0, 1].filter((seat) => story.trolls[seat][code] > 0)
      .map((seat) => say('board-region-trolls', { name: story.names[seat], count: story.trolls[seat][code] }));
    const trolls = here.length > 0 ? say('board-somebody', { list: list(here) }) : say('board-region-nobody');
    const treasure = value === null ? say('board-region-no-treasure') : say('board-region-treasure', { value });
    return { name: regionName(code), says: `${treasure} ${trolls} ` };
  });
}

/** What the main button of the step lord is called, and what is heard with it. */
export function stepping(row, n) {
  return {
    main: like(row === 'p' ? 'card-lord-main-placement' : 'card-lord-main-wander', { n }),
    cost: new RegExp(`^(${like('card-tailwind-nobody').source.slice(1, -1)}|${like('card-tailwind-for').source.slice(1, -1)}) `
      + `(${like('card-next').source.slice(1, -1)}|${like('card-next-again').source.slice(1, -1)}`
      + `|${like('card-next-nobody').source.slice(1, -1)})`),
  };
}
