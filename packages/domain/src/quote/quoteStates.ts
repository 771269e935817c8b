/** A quote can be ordered from, its last day is over, or it was ordered. */
export const quoteStates = ['OPEN', 'EXPIRED', 'ORDERED'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** How a line of a quote can be ordered today: as it is, with pieces that follow later, in another amount, or not at all. */
export const quotedLineStates = ['ORDERABLE', 'PARTLY_IN_STOCK', 'AMOUNT_CHANGED', 'GONE'] as const;
export type QuotedLineState = (typeof quotedLineStates)[number];
