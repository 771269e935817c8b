import { isPlacedOnTrust } from '../payment/methods.ts';
import type { PaymentMethod } from '../payment/methods.ts';
import { daysAfter } from '../shop/daysAfter.ts';

type Placing = {
  readonly loggedIn: boolean;
  /** The order's day in Luxembourg, YYYY-MM-DD. */
  readonly date: string;
  /** Days that the shop waits for a transfer. */
  readonly days: number;
};

/** The last day for the transfer of a guest's order; null for an order behind which money or an account stands (D32). */
export function payByDate(method: PaymentMethod, { loggedIn, date, days }: Placing): string | null {
  if (method !== 'WIRE_TRANSFER' || !isPlacedOnTrust(method, { loggedIn })) return null;
  return daysAfter(date, days);
}
