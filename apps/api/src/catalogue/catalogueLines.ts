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
import { assetLine } from './assetLine.ts';

/** The lines of the catalogue's files, one JSON object each. An unknown field is an error, so that a misspelt one is noticed. */
export const manufacturerLine = record({
  MANUFACTURER_ID: whole(1),
  MANUFACTURER_NAME: filledText(120),
  /** The manufacturer's country, anywhere in the world. */
  COUNTRY_CODE: string()
    .strict()
    .matches(/^[A-Z]{2}$/)
    .nullable()
    .defined(),
  /** The manufacturer's contact for product safety. */
  SAFETY_CONTACT: safetyContact.nullable().optional().default(undefined),
  /** A picture beside the files, or on the web. */
  LOGO: filledText().nullable().optional(),
});
export const categoryLine = record({ PATH: filledText(80), NAME: localized() });
export const menuGroupLine = record({
  GROUP: filledText(40),
  TITLE: localized(),
  ENTRIES: listOf(record({ TITLE: localized(), GROUPTAGS: listOf(filledText(40)) })),
});
export const productLine = record({
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
  // A price below half a cent would round to zero; a product that is not for sale has no prices.
  PRICES: listOf(priceEntry.shape({ BRUTTO_SP: euros().min(0.005) })),
  MINIMUM_ORDER_QUANTITY: whole(1),
  STOCK: stock,
  WEIGHT_GRAMS: number().strict().min(0).required(),
  NEW_SINCE: isoDate().nullable().defined(),
  CROSS_SELLING: listOf(record({ CROSS_SELLING_TYPE: oneOf(['ACCESSORIES', 'CONSUMABLES', 'MASTERS']), SKU: sku() })),
  DATA_SHEET_URL: string().strict().url().nullable().optional(),
  ASSETS: listOf(assetLine).max(50).optional().default(undefined),
  /** The product that takes this one's place once it is retired. */
  SUCCESSOR: sku().nullable().optional(),
});

export type ProductLine = InferType<typeof productLine>;
export type ManufacturerLine = InferType<typeof manufacturerLine>;
export type CategoryLine = InferType<typeof categoryLine>;
export type MenuGroupLine = InferType<typeof menuGroupLine>;
