import type { OrderAct } from './acts.ts';
import { decide } from './decide.ts';
import type { Ordered, OrderState } from './orderState.ts';
import { placedState } from './orderState.ts';

/** The state of an order after its history. Throws for a history that the rules refuse: it was changed by hand. */
export function stateOf(order: Ordered, history: readonly OrderAct[]): OrderState {
  return history.reduce((state, act, index) => {
    if (act.kind === 'placed' && index === 0) return state;
    const decision = decide(state, act);
    if (decision.kind === 'refused')
      throw new Error(`Act ${index + 1} of an order is ${decision.refusal}: ${act.kind}.`);
    return decision.state;
  }, placedState(order));
}
