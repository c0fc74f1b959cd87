// Messages of a page that embeds ours: those that are obeyed, and any number of those that are none. It stands alone, so that
// a page can load it as well.

/** Numbers from 0 to 1, the same every time. */
export function numbers(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A sound link, and what a message may be: each of these is obeyed as it stands. */
export const SOUND = 'T023flTrJAFt3k5V7ZBeGSr';
export const VALID = [
  { trollfjord: 1, type: 'load', link: SOUND }, { trollfjord: 1, type: 'goto', step: 1 }, { trollfjord: 1, type: 'request' },
  { trollfjord: 1, type: 'set', theme: 'dark' }, { trollfjord: 1, type: 'set', show: ['log'] },
  { trollfjord: 1, type: 'set', sound: false, motion: 'off' },
];

// Values that stand nowhere in a message that is obeyed.
const ODD = (random) => [
  null, undefined, NaN, -1, -0, 0.5, 2_001, 1e308, Infinity, '', ' ', '1', 'x'.repeat(5_000), 'javascript:alert(1)',
  '<img src=x onerror=alert(1)>', [[]], [null], {}, { a: { b: { c: [] } } }, new Date(0), new Map([['type', 'load']]),
  new Uint8Array(8), /x/, 10n, 'T'.repeat(Math.ceil(random() * 300)), '../../', '#', 'T0-1', ['log', 'tower'], 'constructor', '__proto__',
];
const FIELDS = { load: ['link'], goto: ['step'], set: ['theme', 'lang', 'show', 'sound', 'motion'], request: [] };

/** A message with at least one fault, by the numbers of `random`. */
export function hostile(random) {
  const any = (list) => list[Math.floor(random() * list.length)];
  const good = structuredClone(any(VALID));
  const odd = any(ODD(random));
  switch (Math.floor(random() * 9)) {
    case 0: return odd;
    case 1: return { ...good, trollfjord: any([0, 2, '1', true, null, [1], { 1: 1 }]) };
    case 2: return { ...good, type: any(['Load', 'LOAD', 'state', 'ready', 'move', 'eval', 'toString', '__proto__', '', null, 7, ['load'], { type: 'load' }]) };
    case 3: return { ...good, [any(['extra', 'origin', 'source', 'constructor', 'toString', 'link2'])]: odd };
    case 4: {
      const fields = FIELDS[good.type];
      // A message without fields has none that could be wrong.
      if (fields.length === 0) return { ...good, type: `${good.type} ` };
      return { ...good, [any(fields)]: odd };
    }
    case 5: {
      const { trollfjord, type, ...rest } = good;
      return any([{ trollfjord, ...rest }, { type, ...rest }, [good], { data: good }, JSON.stringify(good), new Map(Object.entries(good))]);
    }
    case 6: {
      // One letter of the link is another one: its sum is wrong.
      const at = Math.floor(random() * SOUND.length);
      const link = `${SOUND.slice(0, at)}${SOUND[at] === 'a' ? 'b' : 'a'}${SOUND.slice(at + 1)}`;
      return { trollfjord: 1, type: 'load', link: any([link, `${SOUND}-`, `${SOUND}-01`, `${SOUND}/Ann`, ` ${SOUND}`, `${SOUND}\n`, `#${SOUND}`]) };
    }
    case 7: return { trollfjord: 1, type: any(['load', 'goto', 'set']) };
    default: {
      const ring = { trollfjord: 1, type: 'goto' };
      ring.step = ring;
      return any([ring, [ring], { trollfjord: 1, type: 'set', theme: { toString: 'dark' } }, { trollfjord: 1, type: 'goto', step: '3' }]);
    }
  }
}
