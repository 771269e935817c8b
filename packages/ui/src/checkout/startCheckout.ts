import type { CheckoutInput } from '@platine/domain/machines/checkoutContext.ts';
import { createActor } from 'xstate';
import type { CheckoutOutside } from './checkoutActors.ts';
import { checkoutOf } from './checkoutActors.ts';

/** Runs the checkout's machine on the shop. */
export function startCheckout(outside: CheckoutOutside, input: CheckoutInput) {
  return createActor(checkoutOf(outside), { input }).start();
}
