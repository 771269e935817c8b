import { SimulatedClock, createActor } from 'xstate';
import type { Outcome } from '../contract/envelope.ts';
import { deferredActor } from './deferredActor.testing.ts';
import type { SeenVersion, VersionCheckInput } from './versionCheck.ts';
import { versionCheck } from './versionCheck.ts';
import { nameOf } from './walk.testing.ts';

export const seen = (version: string, at = 0): Outcome<SeenVersion> => ({ kind: 'data', data: { version, at } });
export const input: VersionCheckInput = { packagedVersion: '3.0.27', inCheckout: false };

/** A version check on a simulated clock whose requests the test answers. `visible`: whether the page is visible at the start. */
export function startVersionCheck({
  visible = true,
  ...given
}: Partial<VersionCheckInput> & { visible?: boolean } = {}) {
  const clock = new SimulatedClock();
  const askVersion = deferredActor<Outcome<SeenVersion>, unknown>();
  const reloads: string[] = [];
  const machine = versionCheck.provide({
    actors: { askVersion: askVersion.logic },
    actions: { reloadPage: () => reloads.push('reload') },
  });
  const actor = createActor(machine, { clock, input: { ...input, ...given } }).start();
  if (visible) actor.send({ type: 'page.shown' });
  /** Advances the clock until the next request, at most two minutes. Returns the milliseconds. */
  const untilAsked = (limit = 120_000) => {
    let waited = 0;
    while (nameOf(actor.getSnapshot().value) !== 'asking' && waited < limit) {
      clock.increment(500);
      waited += 500;
    }
    return waited;
  };
  return { actor, clock, askVersion, reloads, untilAsked, state: () => nameOf(actor.getSnapshot().value) };
}
