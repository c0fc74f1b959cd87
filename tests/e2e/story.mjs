// What has to be said of a game: a third reading of the rules, for two players, that follows a record and finds the words
// in the language file. Only what lies in the dark is read from the page: lords, treasures turned up, boulders fallen.
//
//   const story = new Story(game, names);
//   story.see(facts);                     // what the page shows at first (see facts.mjs)
//   const { polite, loud } = story.tell(move, facts);
import assert from 'node:assert/strict';
import { AT_FORTRESS, FIRST_GAME, fortressName, list, regionName } from './places.mjs';
import { say } from './words.mjs';

const BELT = ['I', 'II', 'III', '+'];
const COLORS = ['white', 'red', 'yellow', 'blue'];
const HIGHEST_LIMIT = 9;
const TROLLS = 10;
const code = (n) => `R${String(n).padStart(2, '0')}`;
const REGIONS = Array.from({ length: 12 }, (_, i) => code(i + 1));
const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
const nothingOut = () => Object.fromEntries(COLORS.map((color) => [color, 0]));

export class Story {
  constructor(game, names) {
    assert.equal(game.players, 2, 'this reading is for two');
    const both = (make) => [0, 1].map(make);
    Object.assign(this, {
      game, names, at: 0, mover: game.deciders[0], step: 'lord', ending: false, lying: new Set(), turned: false,
      trolls: both(() => Object.fromEntries(REGIONS.map((region) => [region, 0]))),
      gifts: both(() => [4, 8, 16]), belts: both(() => []), patched: both(() => []), crowns: [null, null, null],
      gone: both(() => null), tray: nothingOut(),
    });
  }

  /** What the page shows: treasures by region, where the lords stand and on what, the boulders in the tray by color. */
  see(facts) {
    if (facts.treasures) this.treasures = { ...facts.treasures };
    if (facts.standing) this.standing = facts.standing;
    if (facts.tray) this.tray = { ...facts.tray };
    for (const [seat, space] of (facts.lords ?? []).entries()) {
      // Ahead is counted over the end of the walkway.
      if (space !== null) this.gone[seat] = this.gone[seat] === null ? space : this.gone[seat] + ((space - this.gone[seat]) % 60 + 60) % 60;
    }
  }

  /** Who decides now. */
  get decider() {
    return this.game.deciders[this.at];
  }

  /** Plays the next move of the record; resolves to what must be said: at leisure, and at once where something must. */
  tell(move, facts) {
    assert.equal(move, this.game.moves[this.at]);
    this.said = [];
    this.loud = null;
    this.goesOn = false;
    this.facts = facts;
    const seat = this.decider;
    this.next = null;
    this.play(move, seat);
    this.at += 1;
    if (this.step !== 'over') {
      assert.equal(this.decider, this.next, `the record agrees on who decides: ${this.step}`);
      if (!this.goesOn) this.say('turn-says', { name: this.names[this.next], step: say(`step-${this.step}`) });
    }
    return { polite: this.said.join(' '), loud: this.loud };
  }

  say(id, args) {
    this.said.push(say(id, args));
  }

  ask(step, seat) {
    this.step = step;
    this.next = seat;
  }

  play(move, seat) {
    const name = this.names[seat];
    let found;
    if ((found = /^([pw])(\d)$/.exec(move))) return this.lord(found[1], Number(found[2]), seat);
    if ((found = /^(R\d\d)x(\d)$/.exec(move))) return this.place(found[1], Number(found[2]), seat);
    if ((found = /^(R\d\d)>(R\d\d)$/.exec(move))) return this.wander(found[1], found[2], seat);
    if (/^F\d$/.test(move)) return this.announced(move, seat);
    if (/^[lr][sfh]$/.test(move)) return this.blow(seat);
    if (/^g\d/.test(move)) return this.pledge(move === 'g0' ? [] : move.slice(1).split('+').map(Number), seat);
    if ((found = /^take-(.*)$/.exec(move))) return this.take(seat, found[1]);
    if ((found = /^clear-(.*)$/.exec(move))) return this.clear(seat, found[1]);
    switch (move) {
      case 'none': case 'done': return this.tailwind();
      case 'decline':
        if (this.step === 'tailwind') {
          this.say('log-no-tailwind', { name });
          return this.fortresses();
        }
        this.say('log-declined', { name });
        return this.ask('commit', this.mover);
      case 'end': this.say('log-ended', { name }); return this.endTurn();
      case 'refrain': this.say('log-refrained', { name }); return this.endTurn();
      case 'join': this.say('log-joined', { name }); this.comrade = seat; return this.ask('commit', this.mover);
      case 'hammer': return this.hammer(this.comrade);
      case 'stop': this.say('log-stopped', { name }); return this.collect(true);
      case 'keep': this.say('log-kept', { name }); this.mustStrike = true; return this.ask('swing', seat);
      case 'nothing': return this.take(seat, null);
      default: return assert.fail(`a move of the notation: ${move}`);
    }
  }

  // --- A -----------------------------------------------------------------------------------------------------------

  lord(row, n, seat) {
    this.mover = seat;
    this.comrade = null;
    // The walkway's own number of the space, which the page shows where the lord stands now.
    this.say(row === 'p' ? 'log-step-placement' : 'log-step-wander', { name: this.names[seat], n: this.facts.lords[seat] });
    this.see({ lords: this.facts.lords, standing: this.facts.standing });
    if (!this.turned && this.gone.every((space) => space !== null)) {
      this.turned = true;
      this.say('log-plank-turned');
    }
    this.left = n;
    if (row === 'p' ? this.supply(seat) > 0 : this.onBoard(seat) > 0) return this.ask(row === 'p' ? 'place' : 'wander', seat);
    return this.tailwind();
  }

  place(region, n, seat) {
    const args = { name: this.names[seat], n, region: regionName(region) };
    this.say(this.step === 'tailwind' ? 'log-placed-tailwind' : 'log-placed', args);
    this.trolls[seat][region] += n;
    return this.step === 'tailwind' ? this.fortresses() : this.tailwind();
  }

  wander(from, to, seat) {
    const args = { name: this.names[seat], from: regionName(from), to: regionName(to) };
    this.say(this.step === 'tailwind' ? 'log-wandered-tailwind' : 'log-wandered', args);
    assert.ok(this.trolls[seat][from] > 0);
    this.trolls[seat][from] -= 1;
    this.trolls[seat][to] += 1;
    if (this.step === 'tailwind') return this.fortresses();
    this.left -= 1;
    return this.left > 0 ? this.ask('wander', seat) : this.tailwind();
  }

  // The other one, if it is still ahead and there is something it can do.
  tailwind() {
    const other = 1 - this.mover;
    const ahead = this.gone[other] !== null && this.gone[other] > this.gone[this.mover];
    if (!ahead || this.lying.has(other)) return this.fortresses();
    // It does what its own space shows.
    if (this.standing[other] === 'wander' ? this.onBoard(other) > 0 : this.supply(other) > 0) return this.ask('tailwind', other);
    this.say('log-no-tailwind', { name: this.names[other] });
    return this.fortresses();
  }

  // --- B -----------------------------------------------------------------------------------------------------------

  regions(fortress) {
    return AT_FORTRESS[Number(fortress[1]) - 1].map(code);
  }

  qualifies(seat, fortress) {
    return !this.lying.has(seat) && this.regions(fortress).filter((region) => this.trolls[seat][region] > 0).length >= 2;
  }

  fortresses() {
    const needed = BELT[this.belts[this.mover].length];
    const open = FIRST_GAME.filter((number, i) => (needed === '+' || number === needed) && this.qualifies(this.mover, `F${i + 1}`));
    if (open.length > 0) return this.ask('announce', this.mover);
    this.say('log-ended', { name: this.names[this.mover] });
    return this.endTurn();
  }

  announced(fortress, seat) {
    this.say('log-announced', { name: this.names[seat], fortress: fortressName(fortress) });
    this.fortress = fortress;
    if (this.qualifies(1 - seat, fortress)) return this.ask('join', 1 - seat);
    return this.hammer(null);
  }

  hammer(comrade) {
    const trolls = (seat) => sum(this.regions(this.fortress).map((region) => this.trolls[seat][region]));
    this.limit = Math.min(HIGHEST_LIMIT, trolls(this.mover) + (comrade === null ? 0 : trolls(comrade)));
    Object.assign(this, { comrade, hammerer: this.mover, partner: comrade, blows: 0, cleared: new Set() });
    this.tray = nothingOut();
    const args = { name: this.names[this.mover], limit: this.limit };
    if (comrade === null) this.say('log-hammer-alone', args);
    else this.say('log-hammer-with', { ...args, comrade: this.names[comrade] });
    this.mustStrike = true;
    return this.ask('swing', this.mover);
  }

  /** The boulders out. */
  get out() {
    return sum(Object.values(this.tray));
  }

  blow(seat) {
    assert.equal(seat, this.hammerer);
    const before = this.tray;
    const { tray } = this.facts;
    this.tray = { ...tray };
    this.mustStrike = false;
    const fallen = COLORS.map((color) => [color, tray[color] - before[color]]);
    const fell = sum(fallen.map(([, n]) => n));
    this.blows += 1;
    const colors = fallen.filter(([, count]) => count > 0).map(([color, count]) => say('tower-colored', { color, count })).join(', ');
    this.say('blow-says', { n: this.blows, limit: this.limit, fell, colors, total: this.out });
    let over = '';
    let need = 0;
    for (const color of COLORS.slice(1)) {
      const left = this.limit - tray[color];
      const args = { color: say('blow-color', { color }), out: tray[color], limit: this.limit };
      if (left === 0 || left === 1) this.say('blow-tight', { ...args, left });
      if (left < 0) {
        need -= left;
        over += ` ${say('blow-over', { ...args, over: -left })}`;
      }
    }
    if (need > 0) return this.angry(need, over);
    if (fell === 0 && this.partner !== null) {
      [this.hammerer, this.partner] = [this.partner, this.hammerer];
      this.say('log-swapped', { name: this.names[this.hammerer] });
    }
    if (this.blows === this.limit) {
      this.say('log-limit', { limit: this.limit });
      return this.collect(false);
    }
    this.goesOn = true;
    return this.ask('swing', this.hammerer);
  }

  angry(need, over) {
    this.loud = say('blow-angry', { over, n: need });
    this.need = need;
    const both = [this.hammerer, this.partner].filter((seat) => seat !== null);
    if (sum(both.map((seat) => this.gifts[seat].length)) >= need) return this.ask('pledge', this.hammerer);
    return this.stayAngry();
  }

  pledge(gifts, seat) {
    assert.equal(this.partner, null, 'this reading knows pledges of one alone');
    const name = this.names[seat];
    const told = list(gifts.map(String));
    this.say('log-pledged', { name, n: gifts.length, gifts: told });
    if (gifts.length !== this.need) return this.stayAngry();
    this.gifts[seat] = this.gifts[seat].filter((gift) => !gifts.includes(gift));
    this.say('log-gifts-turned', { name, gifts: told });
    this.say('log-appeased');
    return this.collect(false);
  }

  stayAngry() {
    this.say('log-unappeased');
    for (const seat of [this.hammerer, this.partner]) if (seat !== null) this.say('log-empty-handed', { name: this.names[seat] });
    return this.clearing();
  }

  // --- C -----------------------------------------------------------------------------------------------------------

  allowed(seat) {
    const open = (region) => this.trolls[seat][region] > 0 && this.treasures[region] !== null && this.treasures[region] <= this.out;
    return this.regions(this.fortress).filter(open);
  }

  collect(thenKeep) {
    this.thenKeep = thenKeep;
    const open = this.allowed(this.hammerer);
    return open.length > 1 ? this.ask('collect', this.hammerer) : this.take(this.hammerer, open[0] ?? null);
  }

  take(seat, region) {
    const name = this.names[seat];
    if (region === null) this.say('log-empty-handed', { name });
    else this.store(seat, region, this.treasures[region]);
    const other = this.partner;
    if (other === null) return this.clearing();
    this.hammerer = other;
    this.partner = null;
    return this.thenKeep ? this.ask('keep', other) : this.collect(false);
  }

  store(seat, region, value) {
    const args = { name: this.names[seat], value, region: regionName(region) };
    this.treasures[region] = null;
    const belt = this.belts[seat];
    if (seat === this.mover && belt.length < BELT.length) {
      belt.push(value);
      this.say('log-collected-belt', { ...args, space: BELT[belt.length - 1] });
      this.crown(seat, belt.length - 1, value);
    } else {
      this.patched[seat].push(value);
      this.say('log-collected-patched', args);
    }
    this.home(seat, region);
    this.cleared.add(seat);
  }

  crown(seat, level, value) {
    const from = this.crowns[level];
    if (level > 2 || (from !== null && this.belts[from][level] > value)) return;
    this.crowns[level] = seat;
    const args = { name: this.names[seat], level: BELT[level] };
    if (from === null) this.say('log-crown', args);
    else this.say('log-crown-over', { ...args, from: this.names[from] });
  }

  home(seat, region) {
    this.say('log-cleared', { name: this.names[seat], n: this.trolls[seat][region], region: regionName(region) });
    this.trolls[seat][region] = 0;
  }

  clear(seat, region) {
    this.home(seat, region);
    this.cleared.add(seat);
    return this.clearing();
  }

  // Whoever took nothing clears a region, the mover first; then the treasures, the boulders and the turn.
  clearing() {
    for (const seat of [this.mover, this.comrade]) {
      if (seat === null || this.cleared.has(seat)) continue;
      const own = this.regions(this.fortress).filter((region) => this.trolls[seat][region] > 0);
      if (own.length > 1) return this.ask('clear', seat);
      this.home(seat, own[0]);
      this.cleared.add(seat);
    }
    for (const region of REGIONS.filter((at) => this.treasures[at] === null)) {
      const value = this.facts.treasures[region];
      this.say(value === null ? 'log-not-refilled' : 'log-refilled', { region: regionName(region), value });
      this.treasures[region] = value;
    }
    this.say('log-poured');
    return this.endTurn();
  }

  endTurn() {
    const name = this.names[this.mover];
    if (this.belts[this.mover].length === BELT.length && !this.ending) {
      this.ending = true;
      this.say('log-last-turns', { name });
    }
    if (this.ending) {
      for (const region of REGIONS) this.trolls[this.mover][region] = 0;
      this.lying.add(this.mover);
      this.say('log-laid-down', { name });
    }
    const left = [0, 1].filter((seat) => !this.lying.has(seat));
    if (left.length === 0) {
      this.say('log-over');
      return this.ask('over', null);
    }
    // Nobody knows yet who starts farthest back: that is the page's to say at first, and the record's.
    const back = left.length < 2 || this.gone.includes(null) ? null : left.reduce((a, b) => (this.gone[b] < this.gone[a] ? b : a));
    return this.ask('lord', back ?? (left.length === 1 ? left[0] : this.gone.indexOf(null)));
  }

  // --- what is left ---------------------------------------------------------------------------------------------------

  onBoard(seat) {
    return sum(Object.values(this.trolls[seat]));
  }

  supply(seat) {
    return TROLLS - this.onBoard(seat);
  }

  /** The scores in parts, as the rules count them. */
  scores() {
    return [0, 1].map((seat) => {
      const crowns = this.crowns.filter((holder) => holder === seat).length * 6;
      const [belt, patched, gifts] = [this.belts, this.patched, this.gifts].map((parts) => sum(parts[seat]));
      return { belt, patched, gifts, crowns, total: belt + patched + gifts + crowns };
    });
  }
}
