import { string } from 'yup';
import { filledText, languageCode, listOf, localized, record, sku, text, whole } from './parts.ts';

/** So many pieces of each product that is withdrawn from; without any, and without GOODS, it is the whole order. */
const positions = listOf(record({ SKU: sku(), AMOUNT: whole(1, 100_000) })).max(200);

export const withdrawalRequest = record({
  ORDER_NUMBER: text(200),
  NAME: text(400),
  EMAIL: text(200),
  /** The goods in the shopper's words, where the order's lines are not known. */
  GOODS: text(1000),
  POSITIONS: positions,
  LANGUAGE_CODE: languageCode(),
});
export const withdrawalStarted = record({ ID: filledText(100) });
export const withdrawalId = record({ ID: filledText(100) });

/** A statement as it was entered. RECEIVED is the moment of its confirmation (ISO 8601), null before it. */
export const withdrawal = record({
  ID: filledText(100),
  ORDER_NUMBER: text(200),
  NAME: text(400),
  EMAIL: text(200),
  GOODS: text(1000),
  POSITIONS: listOf(record({ SKU: sku(), AMOUNT: whole(1), NAME: localized() })),
  RECEIVED: string().strict().nullable().defined(),
});
