import { number } from 'yup';
import { euros, flag, listOf, record, sku, text, textOrNothing, whole } from '../../schemas/parts.ts';

/** The most lines of one call. */
const mostLines = 5000;
const pieces = 999_999_999;

/**
 * Without a DOCUMENT each AMOUNT is a count, and the pieces in stock are that many then. With one it is a difference: the differences of a document, such
 * as a delivery note, are added once, all of them or none.
 */
export const updateStockRequest = record({
  LINES: listOf(record({ SKU: sku(), AMOUNT: whole(-pieces, pieces) }))
    .min(1)
    .max(mostLines),
  DOCUMENT: textOrNothing(100),
});

/** A price from AMOUNT pieces on, with Luxembourg VAT; the first is that of one piece. ORIGINAL_BRUTTO_SP announces a reduction (D15). */
const price = record({
  AMOUNT: whole(1, pieces),
  BRUTTO_SP: euros().min(0.005).max(10_000_000),
  ORIGINAL_BRUTTO_SP: number().strict().min(0).max(10_000_000),
});
export const updatePricesRequest = record({
  LINES: listOf(record({ SKU: sku(), PRICES: listOf(price).min(1).max(50) }))
    .min(1)
    .max(mostLines),
});

/** LINE counts from 1. REPEATED: the document was applied before, and nothing is done now. */
export const productUpdateAnswer = record({
  CHANGED: whole(),
  UNCHANGED: whole(),
  REFUSED: whole(),
  REFUSALS: listOf(record({ LINE: whole(1, mostLines), REASON: text(600) })),
  REPEATED: flag(),
});
