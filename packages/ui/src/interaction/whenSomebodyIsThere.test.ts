import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A window that nobody has used yet. */
async function freshPage() {
  vi.resetModules();
  return import('./whenSomebodyIsThere.ts');
}

const page = new EventTarget();

/** A pressed element, with the one method that the code under test calls. */
class Part extends EventTarget {
  readonly waits: boolean;
  constructor(waits: boolean) {
    super();
    this.waits = waits;
  }
  closest(selector: string) {
    return this.waits && selector === '[data-waiting]' ? this : null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = () => vi.advanceTimersByTime(60_000);

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'popstate'])(
  '%s is a sign: what waits is done once, and what comes later does not wait for another',
  async (sign) => {
    const { whenSomebodyIsThere } = await freshPage();
    const act = vi.fn();
    whenSomebodyIsThere(act);
    pass();
    expect(act).not.toHaveBeenCalled();
    page.dispatchEvent(new Event(sign));
    page.dispatchEvent(new Event(sign));
    pass();
    expect(act).toHaveBeenCalledTimes(1);
    const later = vi.fn();
    whenSomebodyIsThere(later);
    pass();
    expect(later).toHaveBeenCalledTimes(1);
  },
);

test('what was given up is not done, neither before the sign nor between it and the rest', async () => {
  const { whenSomebodyIsThere } = await freshPage();
  const [before, between] = [vi.fn(), vi.fn()];
  const giveUp = whenSomebodyIsThere(before);
  const giveUpLater = whenSomebodyIsThere(between);
  giveUp();
  page.dispatchEvent(new Event('keydown'));
  giveUpLater();
  pass();
  expect([before, between].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('what a first press waits for begins in its moment, and only once', async () => {
  const { atFirstSign } = await freshPage();
  const act = vi.fn();
  atFirstSign(act);
  expect(act).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pointerdown'));
  page.dispatchEvent(new Event('pointerdown'));
  expect(act).toHaveBeenCalledTimes(1);
  const later = vi.fn();
  atFirstSign(later);
  expect(later).toHaveBeenCalledTimes(1);
});

/** A press on a part of the page, as a listener of the window sees it. */
function press(waits: boolean): void {
  const event = new Event('pointerdown');
  Object.defineProperty(event, 'target', { value: new Part(waits) });
  page.dispatchEvent(event);
}

describe('what serves a later press', () => {
  const idle = 2000;

  test('lets the first one go first', async () => {
    const { whenSomebodyIsThere, whenSomebodyStays } = await freshPage();
    const [act, later] = [vi.fn(), vi.fn()];
    whenSomebodyIsThere(act);
    whenSomebodyStays(later);
    press(false);
    vi.advanceTimersByTime(idle);
    expect([act, later].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    pass();
    expect(later).toHaveBeenCalledTimes(1);
  });

  test.each([[[true]], [[false, true]]])('does not wait once a part that waits is pressed: %j', async (presses) => {
    const { whenSomebodyStays } = await freshPage();
    const act = vi.fn();
    whenSomebodyStays(act);
    for (const waits of presses) press(waits);
    vi.advanceTimersByTime(idle);
    expect(act).toHaveBeenCalledTimes(1);
  });

  test('is not done when it was given up', async () => {
    const { whenSomebodyStays } = await freshPage();
    const act = vi.fn();
    const giveUp = whenSomebodyStays(act);
    press(false);
    giveUp();
    pass();
    expect(act).not.toHaveBeenCalled();
  });
});
