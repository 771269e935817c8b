/** How soon a product ships: 10 next business day, 20 two to three days, 30 three to five, 40 five to seven, 100 on request (spec §9). */
export const stockTimeFrames = [10, 20, 30, 40, 100] as const;
export type StockTimeFrame = (typeof stockTimeFrames)[number];

export type Stock = {
  /** Pieces in the warehouse. */
  readonly pieces: number;
  readonly timeFrame: StockTimeFrame;
  /** YYYY-MM-DD of the next delivery to the shop. */
  readonly expected: string | null;
  /** YYYY-MM-DD from which a product that is not out yet will ship. */
  readonly presale: string | null;
};

/** Availability shown for a product: the presale date first, then the stock, then the expected delivery, then the time frame (spec §9). */
export type Availability =
  | { readonly kind: 'presale'; readonly date: string }
  | { readonly kind: 'inStock'; readonly pieces: number; readonly timeFrame: StockTimeFrame }
  | { readonly kind: 'expected'; readonly date: string }
  | { readonly kind: 'timeFrame'; readonly timeFrame: StockTimeFrame };

export function availability({ pieces, timeFrame, expected, presale }: Stock): Availability {
  if (presale !== null) return { kind: 'presale', date: presale };
  if (pieces > 0) return { kind: 'inStock', pieces, timeFrame };
  if (expected !== null) return { kind: 'expected', date: expected };
  return { kind: 'timeFrame', timeFrame };
}

type StockWire = {
  readonly AMOUNT: number;
  readonly TIME_FRAME: StockTimeFrame;
  readonly EXPECTED_DATE: string | null;
  readonly PRESALE_DATE: string | null;
};

export function stockFromWire(wire: StockWire): Stock {
  return { pieces: wire.AMOUNT, timeFrame: wire.TIME_FRAME, expected: wire.EXPECTED_DATE, presale: wire.PRESALE_DATE };
}

export function stockToWire({ pieces, timeFrame, expected, presale }: Stock): StockWire {
  return { AMOUNT: pieces, TIME_FRAME: timeFrame, EXPECTED_DATE: expected, PRESALE_DATE: presale };
}
