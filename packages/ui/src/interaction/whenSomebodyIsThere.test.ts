import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A window that nobody has used yet, and what it does when the browser is idle. */
async function freshPage() {
  vi.resetModules();
  const { whenSomebodyIsThere } = await import('./whenSomebodyIsThere.ts');
  return whenSomebodyIsThere;
}

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
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
    const whenSomebodyIsThere = await freshPage();
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
  const whenSomebodyIsThere = await freshPage();
  const [before, between] = [vi.fn(), vi.fn()];
  const giveUp = whenSomebodyIsThere(before);
  const giveUpLater = whenSomebodyIsThere(between);
  giveUp();
  page.dispatchEvent(new Event('keydown'));
  giveUpLater();
  pass();
  expect([before, between].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
