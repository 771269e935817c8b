import { number } from 'yup';
import { figuresFiles } from '../../../desk/figuresDays.ts';
import { vatReturns } from '../../../money/vatReturn.ts';
import { euros, filledText, isoDate, listOf, localized, oneOf, record, sku, text, whole } from '../../schemas/parts.ts';

const days = { FROM: isoDate().required(), UNTIL: isoDate().required() };

/** Both days in Luxembourg, at most 366 of them. Without them the month so far. */
export const figuresRequest = record({ FROM: isoDate(), UNTIL: isoDate() });

/** Euros that may be below zero, because credit notes count. */
const difference = () => number().strict().required();

/** ORDERS were placed on the day and not cancelled since, ORDERED are their totals with VAT. REVENUE are invoices less credit notes of the day, without VAT. */
const day = record({ DAY: isoDate().required(), ORDERS: whole(), ORDERED: euros(), REVENUE: difference() });
const product = record({
  SKU: sku(),
  NAME: localized(),
  PIECES: number().strict().integer().required(),
  REVENUE: difference(),
});
/** RATE is in permille. QUARTER is that of the supply, such as 2026-Q4. */
const vat = record({
  VAT_RETURN: oneOf(vatReturns),
  COUNTRY: text(2),
  RATE: whole(0, 1000),
  QUARTER: filledText(7),
  NET: difference(),
  TAX: difference(),
  DOCUMENTS: whole(1),
});
/** REST is the revenue that no product of PRODUCTS has: delivery, reductions without a product, further products, roundings. */
export const figures = record({
  ...days,
  TODAY: isoDate().required(),
  DAYS: listOf(day),
  PRODUCTS: listOf(product),
  REST: difference(),
  VAT: listOf(vat),
});

export const figuresFileRequest = record({ ...days, KIND: oneOf(figuresFiles) });
/** A file in CSV and its name. */
export const figuresFile = record({ NAME: filledText(100), TEXT: filledText(100_000_000) });
