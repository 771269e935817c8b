import fc from 'fast-check';
import { expect } from 'vitest';
import type { ProviderAnswer } from '../../src/integrations/payments/provider.ts';

type Moved = { readonly authorised: number; readonly captured: number; readonly refunded: number };
const faults = ['lost', 'away', 'notJson'] as const;

/** A provider's adapter with its double. */
type AtDouble = {
  /** A payment of 12.34 euros that was approved; answers its id. */
  readonly approved: () => Promise<string>;
  readonly capture: (id: string, attempt: number) => Promise<ProviderAnswer>;
  readonly cancel: (id: string, attempt: number) => Promise<ProviderAnswer>;
  readonly refund: (
    id: string,
    cents: number,
    which: { readonly part: number; readonly attempt: number },
  ) => Promise<ProviderAnswer>;
  /** The ends of the paths that ask for each. */
  readonly paths: { readonly capture: string; readonly cancel: string; readonly refund: string };
  readonly fail: (path: string, ...list: readonly { readonly kind: (typeof faults)[number] }[]) => void;
  readonly moved: (id: string) => Moved;
};

const act = fc.oneof(
  fc.constant({ kind: 'capture' } as const),
  fc.constant({ kind: 'cancel' } as const),
  fc.record({ kind: fc.constant('refund'), cents: fc.integer({ min: 1, max: 900 }) }),
);
const steps = fc.array(fc.record({ act, faults: fc.array(fc.option(fc.constantFrom(...faults)), { maxLength: 3 }) }), {
  maxLength: 6,
});

/** Record 0096: what moves is what was answered, whatever is lost in between. */
export async function assertMoneyMovesAsAnswered(at: AtDouble): Promise<void> {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const id = await at.approved();
      const expected = { authorised: 1234, captured: 0, refunded: 0 };
      for (const [part, step] of list.entries()) {
        at.fail(at.paths[step.act.kind], ...step.faults.flatMap((kind) => (kind === null ? [] : [{ kind }])));
        const answer = await untilAnswered((attempt) =>
          step.act.kind === 'refund'
            ? at.refund(id, step.act.cents, { part, attempt })
            : at[step.act.kind](id, attempt),
        );
        if (answer.kind === 'refused') continue;
        if (step.act.kind === 'refund') expected.refunded += step.act.cents;
        else if (step.act.kind === 'capture') Object.assign(expected, { authorised: 0, captured: 1234 });
        else if (expected.captured > 0) expected.refunded = 1234;
        else expected.authorised = 0;
      }
      expect(at.moved(id)).toEqual(expected);
      expect(expected.refunded).toBeLessThanOrEqual(expected.captured);
    }),
    { numRuns: 40 },
  );
}

async function untilAnswered(ask: (attempt: number) => Promise<ProviderAnswer>): Promise<ProviderAnswer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(attempt).catch(() => null);
    if (answer !== null) return answer;
  }
}
