import { decide } from '../order/life/decide.ts';
import type { OrderState } from '../order/life/orderState.ts';
import { needsProvider } from './methods.ts';
import type { PaymentState } from './paymentState.ts';

/** Whether a placed order can be paid once more on its provider's page: the provider does not hold its money any more, and nobody else has paid it. */
export function mayPayAgain(state: OrderState): boolean {
  return needsProvider(state.method) && state.total > 0 && decide(state, { kind: 'authorised' }).kind === 'changed';
}

/**
 * The outcome of another payment of an order, for the shopper who is back from the provider. `released`: the order was paid or has ended meanwhile, and
 * the provider is asked to give the money free. `pending`: the provider does not say how it ended.
 */
export const againOutcomes = ['paid', 'declined', 'abandoned', 'expired', 'pending', 'released'] as const;
export type AgainOutcome = (typeof againOutcomes)[number];

type Ended = {
  readonly state: PaymentState;
  readonly failure: 'declined' | 'abandoned' | 'superseded' | null;
  /** The return of money that was approved too late. */
  readonly refund: 'due' | 'done' | null;
};

/** The outcome after the shop has asked the provider; `undecided`: it says that the shopper has not decided. */
export function againOutcome({ state, failure, refund }: Ended, undecided: boolean): AgainOutcome {
  if (refund !== null) return 'released';
  switch (state) {
    case 'placed':
      return 'paid';
    case 'failed':
      return failure === 'declined' ? 'declined' : 'abandoned';
    case 'expired':
      return 'expired';
    default:
      return undecided ? 'abandoned' : 'pending';
  }
}

/** Anybody can write an address, so only known words are taken. */
export function againOutcomeFrom(word: string | null): AgainOutcome | null {
  return againOutcomes.find((one) => one === word) ?? null;
}
