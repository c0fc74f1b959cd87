// How somebody uses a page: `pointer` clicks, `keyboard` has keys alone.
import assert from 'node:assert/strict';

// A slowed browser needs more patience (see scripts/lib/ui.mjs).
export const WAIT = { timeout: Number(process.env.WAIT_MS ?? 10_000) };

async function selectAndType(page, text) {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Clicks, or touches where the page was opened with `hasTouch`. */
export function pointer(page, { touch = false } = {}) {
  const press = (control) => (touch ? control.tap(WAIT) : control.click(WAIT));
  return {
    press,
    choose: press,
    main: press,
    wall: press,
    blow: press,
    stop: press,
    dismiss: (control) => control.click({ timeout: 2_500 }),
    async fill(field, text) {
      await press(field);
      await selectAndType(page, text);
    },
  };
}

/**
 * Keys alone. Decisions take turns between the two ways there are: walking to a control with Tab and pressing it, or
 * the short keys, which work wherever the focus is. `steps` counts how far it was to walk.
 */
export function keyboard(page) {
  let turn = 0;
  const steps = [];
  async function walkTo(control) {
    await control.waitFor(WAIT);
    for (let n = 0; n < 80; n += 1) {
      const way = await control.evaluate((target) => {
        const focus = document.activeElement;
        if (focus === target) return focus.matches(':focus-visible') ? 'here' : 'hidden';
        const follows = focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
        return focus === document.body || follows ? 'Tab' : 'Shift+Tab';
      });
      assert.notEqual(way, 'hidden', 'the focus can be seen');
      if (way === 'here') {
        steps.push(n);
        return;
      }
      await page.keyboard.press(way);
    }
    assert.fail(`the keyboard does not come to ${control}`);
  }
  async function press(control) {
    await walkTo(control);
    turn += 1;
    await page.keyboard.press(turn % 2 === 0 ? 'Enter' : 'Space');
  }
  // The short key, every other time, unless the focus is on something that would take it for itself.
  async function shortly(control, key) {
    turn += 1;
    const free = await page.evaluate((pressed) => !(pressed === 'Enter' && document.activeElement.matches('button,a')), key);
    if (turn % 3 === 0 || !free) return press(control);
    await control.waitFor(WAIT);
    return page.keyboard.press(key);
  }
  return {
    steps,
    press,
    // Choices are numbered through the card. Those beyond the ninth have no digit.
    async choose(control) {
      await control.waitFor(WAIT);
      const digit = await control.evaluate((target) => 1 + [...target.closest('section').querySelectorAll('[role=group] button')]
        .filter((button) => button.closest('[role=group]').querySelectorAll('[aria-live]').length === 0).indexOf(target));
      return digit > 9 ? press(control) : shortly(control, `Digit${digit}`);
    },
    main: (control) => shortly(control, 'Enter'),
    wall: (control, side) => shortly(control, side === 'left' ? 'ArrowLeft' : 'ArrowRight'),
    blow: (control, strength) => shortly(control, { soft: 'KeyS', firm: 'KeyF', hard: 'KeyH' }[strength]),
    stop: (control) => shortly(control, 'KeyX'),
    // Any key will do: one that does nothing else.
    dismiss: () => page.keyboard.press('Shift'),
    async fill(field, text) {
      await walkTo(field);
      await selectAndType(page, text);
    },
  };
}
