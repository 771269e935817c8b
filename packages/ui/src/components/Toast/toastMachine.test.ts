import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastMachine } from './toastMachine.ts';

const added = { kind: 'success', text: 'Added' } as const;
const failed = { kind: 'error', text: 'Failed' } as const;

function start() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  return { clock, actor, shown: () => actor.getSnapshot().context.toast?.text ?? null };
}

describe('D30: toasts', () => {
  it('last 2000 ms, not 1999', () => {
    const { clock, actor, shown } = start();
    actor.send({ type: 'toast.shown', toast: added });
    clock.increment(1999);
    expect(shown()).toBe('Added');
    clock.increment(1);
    expect(shown()).toBeNull();
  });

  it('come one at a time, each with its own 2000 ms', () => {
    const { clock, actor, shown } = start();
    actor.send({ type: 'toast.shown', toast: added });
    clock.increment(1500);
    actor.send({ type: 'toast.shown', toast: failed });
    clock.increment(1500);
    expect(shown()).toBe('Failed');
    clock.increment(500);
    expect(shown()).toBeNull();
  });

  it('count, so that the same words a second time are another toast', () => {
    const { actor } = start();
    const count = () => actor.getSnapshot().context.count;
    actor.send({ type: 'toast.shown', toast: added });
    expect(count()).toBe(1);
    actor.send({ type: 'toast.held' });
    actor.send({ type: 'toast.closed' });
    expect(count()).toBe(1);
    actor.send({ type: 'toast.shown', toast: added });
    expect(count()).toBe(2);
  });

  it('pause while held and count anew after it', () => {
    const { clock, actor, shown } = start();
    actor.send({ type: 'toast.shown', toast: added });
    actor.send({ type: 'toast.held' });
    clock.increment(60_000);
    expect(shown()).toBe('Added');
    actor.send({ type: 'toast.released' });
    clock.increment(2000);
    expect(shown()).toBeNull();
  });

  it.each([
    ['showing', []],
    ['held', [{ type: 'toast.held' }]],
  ] as const)('can be closed while %s', (_state, before) => {
    const { actor, shown } = start();
    actor.send({ type: 'toast.shown', toast: added });
    for (const event of before) actor.send(event);
    actor.send({ type: 'toast.closed' });
    expect(shown()).toBeNull();
  });

  it('ignore a pointer when there is none', () => {
    const { actor, shown } = start();
    actor.send({ type: 'toast.held' });
    actor.send({ type: 'toast.released' });
    expect(shown()).toBeNull();
    expect(actor.getSnapshot().value).toBe('hidden');
  });
});
