import type { InferType } from 'yup';
import { number, string } from 'yup';
import {
  euros,
  filledText,
  isoDate,
  listOf,
  localized,
  oneOf,
  record,
  sku,
  text,
  whole,
} from '@platine/domain/contract/schemas/parts.ts';
import { attribute, priceEntry, safetyContact, stock } from '@platine/domain/contract/schemas/product.ts';

/**
 * The lines of the catalogue's files, one JSON object a line. An unknown field is an error, so that a misspelt one is
 * noticed.
 */
export const sampleManufacturer = record({
  MANUFACTURER_ID: whole(1),
  MANUFACTURER_NAME: filledText(120),
  /** Where the maker is, anywhere in the world. */
  COUNTRY_CODE: string()
    .strict()
    .matches(/^[A-Z]{2}$/)
    .nullable()
    .defined(),
  /** Whom a shopper asks about the safety of the maker's products. */
  SAFETY_CONTACT: safetyContact.nullable().optional().default(undefined),
});
export const sampleCategory = record({ PATH: filledText(80), NAME: localized() });
export const sampleMenuGroup = record({
  GROUP: filledText(40),
  TITLE: localized(),
  ENTRIES: listOf(record({ TITLE: localized(), GROUPTAGS: listOf(filledText(40)) })),
});
export const sampleProduct = record({
  SKU: sku(),
  KIND: filledText(60),
  MANUFACTURER_ID: whole(1),
  MANUFACTURER_SKU: text(80),
  GTIN: string().strict().nullable().optional(),
  NAME: localized(),
  DESCRIPTION: localized(),
  FLAGS: listOf(filledText(60)),
  CATEGORY_PATHS: listOf(filledText(80)),
  GROUPTAGS: listOf(filledText(40)),
  ATTRIBUTES: listOf(attribute),
  // What rounds to no cent is no price: a product that is not for sale has none at all.
  PRICES: listOf(priceEntry.shape({ BRUTTO_SP: euros().min(0.005) })),
  MINIMUM_ORDER_QUANTITY: whole(1),
  STOCK: stock,
  WEIGHT_GRAMS: number().strict().min(0).required(),
  NEW_SINCE: isoDate().nullable().defined(),
  CROSS_SELLING: listOf(record({ CROSS_SELLING_TYPE: oneOf(['ACCESSORIES', 'CONSUMABLES', 'MASTERS']), SKU: sku() })),
  DATA_SHEET_URL: string().strict().url().nullable().optional(),
});

export type SampleProduct = InferType<typeof sampleProduct>;
export type SampleManufacturer = InferType<typeof sampleManufacturer>;
export type SampleCategory = InferType<typeof sampleCategory>;
export type SampleMenuGroup = InferType<typeof sampleMenuGroup>;
