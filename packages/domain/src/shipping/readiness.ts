import type { WorkingDays } from '../catalog/shippingTime.ts';
import { slowestShippingTime } from '../catalog/shippingTime.ts';
import type { Stock } from '../catalog/stock.ts';
import { availability } from '../catalog/stock.ts';
import { wireTransferShipping } from '../payment/methods.ts';

/** When a whole cart can leave the warehouse. `date` is YYYY-MM-DD. */
export type Readiness =
  | { readonly kind: 'days'; readonly days: WorkingDays }
  | { readonly kind: 'from'; readonly date: string }
  | { readonly kind: 'onRequest' };

/** As soon as its slowest product: one on request decides first, then the latest date, then the longest time frame (spec §9). */
export function readiness(stocks: readonly Stock[]): Readiness {
  const days = slowestShippingTime(stocks.map(({ timeFrame }) => timeFrame));
  const states = stocks.map(availability);
  const undated = states.flatMap((state) => (state.kind === 'timeFrame' ? [state.timeFrame] : []));
  if (undated.includes(100)) return { kind: 'onRequest' };
  const dates = states.flatMap((state) => ('date' in state ? [state.date] : []));
  const latest = dates.toSorted().at(-1);
  if (latest !== undefined) return { kind: 'from', date: latest };
  return days === null ? { kind: 'onRequest' } : { kind: 'days', days };
}

/** Whether goods are ready by the day that a transfer lets them leave: then its days, which count from the payment, are all there is to say (spec §9). */
export function isReadyWithTransfer(ready: Readiness): boolean {
  return ready.kind === 'days' && ready.days.to <= wireTransferShipping.to;
}
