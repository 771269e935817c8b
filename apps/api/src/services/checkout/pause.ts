import type { Payment } from './placeOrder.ts';

type Bounds = { readonly shortest: number; readonly longest: number };

/** Milliseconds until a provider is asked again about a payment: as long as the payment is old, within bounds. */
export function pauseOf({ createdAt }: Payment, now: Date, { shortest, longest }: Bounds): number {
  return Math.min(Math.max(now.getTime() - createdAt.getTime(), shortest), longest);
}
