import { describe, expect, test } from 'vitest';
import type { Outcome } from '../contract/envelope.ts';
import { failed, unreachable } from './outcomes.testing.ts';
import type { SeenVersion, VersionCheckContext, VersionCheckInput } from './versionCheck.ts';
import { versionCheck } from './versionCheck.ts';
import { input, seen, startVersionCheck } from './versionCheck.testing.ts';
import { answered, broken, elapsed, stateAfter } from './walk.testing.ts';

const throttled = failed('ThrottledException');
const context: VersionCheckContext = { ...input, interval: 5_000, errors: 0, differing: null };
const shopping = context;
const paying: VersionCheckContext = { ...context, inCheckout: true };
const asking = (outcome: Outcome<SeenVersion>) => answered(versionCheck, 'asking', outcome);
const prompted = elapsed(versionCheck, 'detected', 'reloadPromptDelay');

test.each([
  ['paused', shopping, { type: 'page.shown' }, 'waiting'],
  ['paused', shopping, elapsed(versionCheck, 'waiting', 'versionPollDelay'), 'paused'],
  ['waiting', shopping, elapsed(versionCheck, 'waiting', 'versionPollDelay'), 'asking'],
  ['waiting', shopping, { type: 'page.hidden' }, 'paused'],
  ['waiting', shopping, { type: 'reload.chosen' }, 'waiting'],
  ['asking', shopping, { type: 'page.hidden' }, 'paused'],
  ['asking', shopping, asking(seen('3.0.27')), 'waiting'],
  ['asking', shopping, asking(seen('3.0.28')), 'detected'],
  ['asking', shopping, asking(seen('3.0.26')), 'detected'],
  ['asking', shopping, asking(unreachable), 'waiting'],
  ['asking', shopping, asking(throttled), 'waiting'],
  ['asking', shopping, broken(versionCheck, 'asking'), 'waiting'],
  ['detected', shopping, prompted, 'prompting'],
  ['detected', paying, prompted, 'withheld'],
  ['detected', shopping, { type: 'page.hidden' }, 'detected'],
  ['detected', shopping, { type: 'checkout.entered' }, 'detected'],
  ['detected', shopping, { type: 'reload.chosen' }, 'detected'],
  ['withheld', paying, { type: 'checkout.left' }, 'prompting'],
  ['withheld', paying, { type: 'reload.chosen' }, 'withheld'],
  ['prompting', shopping, { type: 'checkout.entered' }, 'withheld'],
  ['prompting', shopping, { type: 'prompt.dismissed' }, 'dismissed'],
  ['prompting', shopping, { type: 'reload.chosen' }, 'prompting'],
  ['dismissed', shopping, { type: 'checkout.left' }, 'dismissed'],
] as const)('spec §4, D28: version check %s, %o, %o: %s', (state, given, event, expected) => {
  expect(stateAfter(versionCheck, { state, context: given }, event)).toBe(expected);
});

describe('spec §9: version polling interval 5000 ms', () => {
  test.each([
    [{}, 4_999, 0],
    [{}, 5_000, 1],
    [{ interval: 30_000 }, 29_999, 0],
    [{ interval: 30_000 }, 30_000, 1],
    [{ visible: false }, 600_000, 0],
  ])('D28: given %o, after %i ms %i requests', (given, milliseconds, questions) => {
    const { clock, askVersion } = startVersionCheck(given);
    clock.increment(milliseconds);
    expect(askVersion.inputs).toHaveLength(questions);
  });

  test('one request at a time, and the interval starts with the answer', async () => {
    const { clock, askVersion } = startVersionCheck();
    clock.increment(60_000);
    expect(askVersion.inputs).toHaveLength(1);
    await askVersion.answer(seen('3.0.27'));
    clock.increment(4_999);
    expect(askVersion.inputs).toHaveLength(1);
    clock.increment(1);
    expect(askVersion.inputs).toHaveLength(2);
  });

  test('D28: only a visible page polls', () => {
    const { actor, clock, askVersion } = startVersionCheck();
    actor.send({ type: 'page.hidden' });
    clock.increment(600_000);
    expect(askVersion.inputs).toHaveLength(0);
    actor.send({ type: 'page.shown' });
    clock.increment(5_000);
    expect(askVersion.inputs).toHaveLength(1);
  });

  test('D28: errors double the interval up to 60 s, and an answer resets it', async () => {
    const { askVersion, untilAsked } = startVersionCheck();
    const pauses: number[] = [];
    for (const outcome of [
      unreachable,
      throttled,
      new Error('offline'),
      unreachable,
      unreachable,
      seen('3.0.27'),
      unreachable,
    ]) {
      pauses.push(untilAsked());
      await askVersion.answer(outcome);
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 5_000]);
  });
});

describe('spec §4: a different version', () => {
  async function detect(given: Partial<VersionCheckInput> = {}) {
    const run = startVersionCheck(given);
    run.clock.increment(5_000);
    await run.askVersion.answer(seen('3.0.28', 1_700_000_000_000));
    return run;
  }

  test('sets the flag with the time of detection and ends the polling', async () => {
    const { actor, clock, askVersion } = await detect();
    expect(actor.getSnapshot().context.differing).toEqual({ version: '3.0.28', at: 1_700_000_000_000 });
    clock.increment(600_000);
    expect(askVersion.inputs).toHaveLength(1);
  });

  test('is any version other than the packaged one, older or newer', async () => {
    const { clock, askVersion, state } = startVersionCheck({ packagedVersion: '4.0.0' });
    clock.increment(5_000);
    await askVersion.answer(seen('4.0.0'));
    expect(state()).toBe('waiting');
  });

  test.each([
    [9_999, 'detected'],
    [10_000, 'prompting'],
  ])('spec §9: %i ms after detection: %s', async (milliseconds, expected) => {
    const { clock, state } = await detect();
    clock.increment(milliseconds);
    expect(state()).toBe(expected);
  });

  test('D28: the prompt waits for the end of a checkout, also of one that began within the 10 s', async () => {
    const { actor, clock, state } = await detect();
    clock.increment(5_000);
    actor.send({ type: 'checkout.entered' });
    clock.increment(600_000);
    expect(state()).toBe('withheld');
    actor.send({ type: 'checkout.left' });
    expect(state()).toBe('prompting');
  });

  test('D28: a checkout that ended within the 10 s changes nothing', async () => {
    const { actor, clock, state } = await detect({ inCheckout: true });
    actor.send({ type: 'checkout.left' });
    expect(state()).toBe('detected');
    clock.increment(10_000);
    expect(state()).toBe('prompting');
  });

  test('D28: only the shopper reloads, and not during a checkout', async () => {
    const { actor, clock, reloads } = await detect();
    actor.send({ type: 'reload.chosen' });
    clock.increment(600_000);
    actor.send({ type: 'checkout.entered' });
    actor.send({ type: 'reload.chosen' });
    expect(reloads).toEqual([]);
    actor.send({ type: 'checkout.left' });
    actor.send({ type: 'reload.chosen' });
    expect(reloads).toEqual(['reload']);
  });
});
