import type { PendingChange } from '@platine/domain/cart/pendingChanges.ts';
import { deferredActor } from '@platine/domain/machines/deferredActor.testing.ts';
import { cartQueue } from '@platine/domain/machines/cartQueue.ts';
import type { SendResult } from '@platine/domain/machines/cartQueue.ts';
import { describe, expect, it } from 'vitest';
import { callOf } from '../../../.storybook/workbench/MachineBench/bench.ts';
import { causesNow, whyNot } from '../../../.storybook/workbench/MachineBench/causesNow.ts';
import { chartOf } from '../../../.storybook/workbench/MachineBench/chart.ts';
import { choiceField, eventForm, numberField } from '../../../.storybook/workbench/MachineBench/fields.ts';
import { replay, startRun } from '../../../.storybook/workbench/MachineBench/run.ts';
import { trace } from '../../../.storybook/workbench/MachineBench/trace.ts';

const bench = {
  make: () => {
    const sendChanges = deferredActor<SendResult, readonly PendingChange[]>();
    return {
      machine: cartQueue.provide({ actors: { sendChanges: sendChanges.logic } }),
      calls: [callOf('sendChanges', sendChanges, { confirmed: { kind: 'confirmed', adjustments: [] } })],
    };
  },
};
const wanted = { type: 'amount.wanted', wish: { sku: 7, amount: 2, position: null } };

/** From the click until the pause after the answer has half passed. */
async function play() {
  const run = startRun(bench);
  run.send(wanted, 'amount.wanted: 7');
  await run.answer('sendChanges', 'confirmed');
  run.advance(200);
  return run;
}

describe('a machine at the bench', () => {
  it('runs on a clock that stands still until it is advanced', async () => {
    const run = await play();
    expect([run.view().active, run.view().delay]).toEqual([['cartQueue.resting'], 400]);
    run.advance(199);
    expect(run.view().active).toEqual(['cartQueue.resting']);
    run.advance(1);
    expect(run.view().active).toEqual(['cartQueue.settled']);
    expect(run.view().history.map(({ words, state, at }) => [words, state, at])).toEqual([
      ['amount.wanted: 7', 'sending', 0],
      ['sendChanges: confirmed', 'resting', 0],
      ['after clickPause', 'settled', 400],
    ]);
  });

  it('goes back to any entry of its history, at the time that it had', async () => {
    const run = await play();
    run.send(wanted, 'amount.wanted: 7');
    run.advance(400);
    const again = await replay(bench, { history: run.view().history.slice(0, 3), visited: run.view().visited });
    expect(again.view().history).toEqual(run.view().history.slice(0, 3));
    expect([again.view().active, again.now()]).toEqual([['cartQueue.gathering'], 200]);
    expect(again.view().visited, 'reached states stay reached').toEqual(run.view().visited);
    again.endDelay();
    expect(again.view().active).toEqual(['cartQueue.sending']);
    expect(run.view().history).toHaveLength(4);
  });

  it('says why an event has no effect', () => {
    const chart = chartOf(cartQueue);
    expect(whyNot(causesNow(chart, ['cartQueue.settled']), 'page.left')).toBe('This state does not take it.');
    expect(whyNot([{ event: 'order.submitted', guard: 'agreed' }], 'order.submitted')).toBe('Needs agreed.');
    expect(whyNot([{ event: 'login.chosen', guard: 'ignored' }], 'login.chosen')).toBe('Ignored in this state.');
  });

  it('makes an event of the fields of its form', () => {
    const amount = numberField('Amount', 2);
    const direction = choiceField('Direction', { down: 1, up: -1 });
    const form = eventForm('moved', [amount, direction], (read) => ({
      type: 'moved',
      by: read(amount) * read(direction),
    }));
    expect(form.eventOf(new Map())).toEqual({ type: 'moved', by: 2 });
    expect(
      form.eventOf(
        new Map([
          ['Amount', '3'],
          ['Direction', 'up'],
        ]),
      ),
    ).toEqual({ type: 'moved', by: -3 });
  });

  it('draws a line with cut corners, a short one with smaller cuts', () => {
    expect(
      trace([
        { x: 0, y: 0 },
        { x: 0, y: 20 },
        { x: 10, y: 20 },
      ]),
    ).toBe('M0 0L0 13L5 20L10 20');
  });
});
