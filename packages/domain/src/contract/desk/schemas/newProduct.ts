import { number } from 'yup';
import { newProductRefusals } from '../../../desk/newProductRefusals.ts';
import {
  filledText,
  listOf,
  localized,
  oneOf,
  record,
  sku,
  text,
  textOrNothing,
  whole,
  wholeOrDigits,
} from '../../schemas/parts.ts';

const manufacturerId = () => whole(1, 999_999_999);

/** The makers and categories of the shop; SKU is a number that is free. */
export const newProduct = record({
  SKU: sku(),
  MANUFACTURERS: listOf(record({ MANUFACTURER_ID: manufacturerId(), MANUFACTURER_NAME: text() })),
  CATEGORIES: listOf(record({ PATH: filledText(80), NAME: localized() })),
});

/** The fields of a line of the catalogue's files. NAME is in one language at least; PRICE is of one piece with Luxembourg VAT, null for not sold. */
export const createProductRequest = record({
  KEY: filledText(100),
  WHY: textOrNothing(500),
  SKU: sku(),
  NAME: localized(),
  MANUFACTURER_ID: manufacturerId(),
  MANUFACTURER_SKU: textOrNothing(80),
  GTIN: textOrNothing(14),
  CATEGORY_PATH: filledText(80),
  PRICE: number().min(0.005).max(10_000_000).nullable().default(null),
  STOCK: wholeOrDigits(0, 999_999_999).default(0),
  WEIGHT_GRAMS: number().strict().min(0).max(10_000_000).required(),
});
/** REASON is the import's, in English; '' for none. */
export const createProductAnswer = record({
  REFUSAL: oneOf(newProductRefusals).nullable().defined(),
  REASON: text(600),
  SKU: sku(),
});
