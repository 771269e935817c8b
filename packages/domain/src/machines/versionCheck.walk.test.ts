import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Outcome } from '../contract/envelope.ts';
import { unreachable } from './outcomes.testing.ts';
import type { SeenVersion, VersionCheckEvent } from './versionCheck.ts';
import { versionCheck } from './versionCheck.ts';
import { input, seen, startVersionCheck } from './versionCheck.testing.ts';
import { answered, elapsed, nameOf, reachedStates, restingStates } from './walk.testing.ts';

const reloadChosen: VersionCheckEvent = { type: 'reload.chosen' };
const facts: VersionCheckEvent[] = [
  { type: 'page.shown' },
  { type: 'page.hidden' },
  { type: 'checkout.entered' },
  { type: 'checkout.left' },
  reloadChosen,
  { type: 'prompt.dismissed' },
];

test('every state is reached', () => {
  const events = [
    ...facts,
    elapsed(versionCheck, 'waiting', 'versionPollDelay'),
    answered(versionCheck, 'asking', seen('3.0.28')),
    elapsed(versionCheck, 'detected', 'reloadPromptDelay'),
  ];
  expect(reachedStates(versionCheck, events, input)).toEqual(restingStates(versionCheck));
});

type Run = ReturnType<typeof startVersionCheck>;
type Step = VersionCheckEvent | Outcome<SeenVersion> | number | 'detection';

async function take({ actor, clock, askVersion }: Run, taken: Step) {
  if (taken === 'detection') {
    actor.send({ type: 'page.shown' });
    clock.increment(60_000);
    await askVersion.answer(seen('3.0.28'));
  } else if (typeof taken === 'number') clock.increment(taken);
  else if ('kind' in taken) await askVersion.answer(taken);
  else actor.send(taken);
}

function expectLegal({ actor, askVersion }: Run) {
  const snapshot = actor.getSnapshot();
  const { inCheckout, differing } = snapshot.context;
  const state = nameOf(snapshot.value);
  expect(snapshot.hasTag('prompt')).toBe(state === 'prompting');
  if (snapshot.hasTag('prompt')) expect(inCheckout).toBe(false);
  if (state === 'withheld') expect(inCheckout).toBe(true);
  expect(differing === null).toBe(['paused', 'waiting', 'asking'].includes(state));
  if (state === 'asking') expect(askVersion.pending.length).toBeGreaterThan(0);
}

test('any event sequence keeps the version check legal: a prompt only with the flag and outside a checkout, a reload only by choice', async () => {
  const step = fc.constantFrom<Step>(
    ...facts,
    seen('3.0.27'),
    unreachable,
    1_000,
    5_000,
    10_000,
    'detection',
    'detection',
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40 }), async (inCheckout, steps) => {
      const run = startVersionCheck({ inCheckout });
      let chosen = 0;
      for (const taken of steps) {
        const isChoice = taken === reloadChosen && run.actor.getSnapshot().hasTag('prompt');
        chosen += isChoice ? 1 : 0;
        await take(run, taken);
        expectLegal(run);
        expect(run.reloads).toHaveLength(chosen);
      }
    }),
    { numRuns: 200 },
  );
});
