import type { StockTimeFrame } from './stock.ts';

/** A span of working days, both ends included. */
export type WorkingDays = { readonly from: number; readonly to: number };

/** How many working days a time frame means until the goods leave the warehouse; null: on request (spec §9). */
export const shippingTimes: Readonly<Record<StockTimeFrame, WorkingDays | null>> = {
  10: { from: 1, to: 1 },
  20: { from: 2, to: 3 },
  30: { from: 3, to: 5 },
  40: { from: 5, to: 7 },
  100: null,
};

/** How long a whole cart takes: as long as its slowest product; null when one of them ships on request, or when there is none. */
export function slowestShippingTime(timeFrames: readonly StockTimeFrame[]): WorkingDays | null {
  const slowest = timeFrames.toSorted((one, other) => other - one)[0];
  return slowest === undefined ? null : shippingTimes[slowest];
}
