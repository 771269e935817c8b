import type { InferType } from 'yup';
import { boolean, mixed, number, string } from 'yup';
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
import type { LifecycleState } from '@platine/domain/catalog/lifecycle.ts';
import { lifecycleStates } from '@platine/domain/catalog/lifecycle.ts';
import { isCategoryPath } from '@platine/domain/catalog/categoryPath.ts';
import { maximumPieces } from '@platine/domain/cart/quantity.ts';
import { mostMenuEntries } from '@platine/domain/desk/structureEdit.ts';
import { isStoragePlace, longestPlace } from '@platine/domain/desk/storagePlace.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import {
  attribute,
  battery,
  content,
  hsCode,
  makersGuarantee,
  originCountry,
  priceEntry,
  safetyContact,
  stock,
  taxClass,
} from '@platine/domain/contract/schemas/product.ts';
import { assetLine } from './assetLine.ts';

/** Text of a shop's own, in each language of at most so many characters. */
const localizedText = (maximum: number) =>
  localized().test(
    'length',
    ({ path }) => `${path} must have at most ${maximum} characters in each language`,
    (texts: LocalizedText | null) => Object.values(texts ?? {}).every((one) => (one ?? '').length <= maximum),
  );

/** The same, in one language at least: without it a page would show a number or nothing. */
const filledLocalized = (maximum: number) =>
  localizedText(maximum).test(
    'filled',
    ({ path }) => `${path} is required, in one language at least`,
    (texts: LocalizedText | null) => (pickText(texts ?? {}, 'EN')?.text ?? '').trim() !== '',
  );

const name = () => filledLocalized(200);
const date = () => isoDate().test('date', ({ path }) => `${path} is no date`, isDate);

/** 2026-02-30 has the form of a date. */
function isDate(text: string | null | undefined): boolean {
  if (text === null || text === undefined) return true;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const manufacturerId = () => whole(1, 999_999_999);
const price = () => number().strict().max(10_000_000);
const categoryPath = () =>
  filledText(80).test(
    'path',
    ({ path }) => `${path} must be 1.2, or letters and digits below it: 1.2.3`,
    isCategoryPath,
  );
const groupTag = () => filledText(40);

/** Numbers in the base unit, between those of physics and those that a slip of the keyboard makes. */
const attributeLine = attribute.shape({ NAME: name(), TEXT: localizedText(500).nullable().defined() }).test(
  'size',
  ({ path }) => `${path}.VALUE must be at most 1e15`,
  ({ VALUE }) => Math.abs(VALUE ?? 0) <= 1e15,
);

/** A price of the catalogue: at least half a cent, because less would round to zero; a product that is not for sale has no prices. */
export const priceLine = priceEntry.shape({
  AMOUNT: whole(1, maximumPieces),
  BRUTTO_SP: euros().min(0.005).max(10_000_000),
  ORIGINAL_BRUTTO_SP: price().min(0),
  LOWEST_BRUTTO_30_DAYS: price().min(0),
});
export const priceLines = () => listOf(priceLine).max(50);

/** The most pieces that a stock may have. */
export const mostPieces = 999_999_999;
export const stockLine = stock.shape({
  AMOUNT: whole(0, mostPieces),
  EXPECTED_DATE: date().nullable().defined(),
  PRESALE_DATE: date().nullable().defined(),
});

/** The name of a product whose variants share it; feeds take 50 characters (`item_group_id`). */
const variantGroup = () =>
  filledText(50).matches(
    /^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u,
    ({ path }) => `${path} must have neither control characters nor blanks at its ends`,
  );

/** Where its pieces lie in the warehouse. */
const storagePlace = () =>
  string()
    .strict()
    .test(
      'place',
      ({ path }) => `${path} must have at most ${longestPlace} characters in one line, without blanks at its ends`,
      (place) => place === undefined || place === null || isStoragePlace(place),
    );

const contentLine = content.shape({ AMOUNT: number().strict().moreThan(0).max(1_000_000).required() });

const guaranteeLine = makersGuarantee.shape({
  URL: string()
    .strict()
    .max(300)
    .nullable()
    .defined()
    .test(
      'https',
      ({ path }) => `${path} must be an https:// address`,
      (url) => /^https:\/\/\S+$/.test(url ?? ''),
    ),
});

const warning = () =>
  filledLocalized(500).test(
    'languages',
    ({ path }) => `${path} is required in ${builtInLanguages.join(', ')}, or in ALL`,
    (texts: LocalizedText | null) =>
      (texts?.ALL ?? '') !== '' || builtInLanguages.every((language) => (texts?.[language] ?? '').trim() !== ''),
  );

/**
 * The lines of the catalogue's files, one JSON object each. An unknown field is an error, so that a misspelt one is noticed. A fact of a manufacturer
 * that is left out stays as the shop has it: a table has none of them.
 */
export const manufacturerLine = record({
  MANUFACTURER_ID: manufacturerId(),
  MANUFACTURER_NAME: filledText(120),
  /** The manufacturer's country, anywhere in the world. */
  COUNTRY_CODE: string()
    .strict()
    .matches(/^[A-Z]{2}$/, ({ path }) => `${path} must be two capital letters, such as DE`)
    .nullable()
    .optional(),
  /** The manufacturer's contact for product safety. */
  SAFETY_CONTACT: safetyContact.nullable().optional().default(undefined),
  /** A picture beside the files, or on the web. */
  LOGO: filledText().nullable().optional(),
});
export const categoryLine = record({ PATH: categoryPath(), NAME: name() });
export const menuGroupLine = record({
  GROUP: filledText(40),
  TITLE: filledLocalized(40),
  ENTRIES: listOf(record({ TITLE: name(), GROUPTAGS: listOf(groupTag()).min(1).max(20) })).max(mostMenuEntries),
});
const productTexts = { NAME: name(), DESCRIPTION: localizedText(20_000) };
/** The texts of a product alone. */
export const productTextsLine = record(productTexts);
export const productLine = record({
  SKU: sku(),
  KIND: filledText(60),
  MANUFACTURER_ID: manufacturerId(),
  MANUFACTURER_SKU: text(80),
  GTIN: string()
    .strict()
    .matches(/^(?:\d{8}|\d{12,14})$/, ({ path }) => `${path} must have 8, 12, 13 or 14 digits`)
    .nullable()
    .optional(),
  ...productTexts,
  FLAGS: listOf(filledText(60)).max(50),
  CATEGORY_PATHS: listOf(categoryPath()).max(50),
  GROUPTAGS: listOf(groupTag()).max(50),
  ATTRIBUTES: listOf(attributeLine).max(200),
  PRICES: priceLines(),
  MINIMUM_ORDER_QUANTITY: whole(1, maximumPieces),
  /** Left out, the shop keeps its own stock; a new product then has none. */
  STOCK: stockLine.optional().default(undefined),
  /** Left out, or null, the shop keeps its own. */
  STORAGE_PLACE: storagePlace().nullable().optional(),
  /** Up to ten tons. */
  WEIGHT_GRAMS: number().strict().min(0).max(10_000_000).required(),
  NEW_SINCE: date().nullable().defined(),
  CROSS_SELLING: listOf(
    record({ CROSS_SELLING_TYPE: oneOf(['ACCESSORIES', 'CONSUMABLES', 'MASTERS']), SKU: sku() }),
  ).max(200),
  DATA_SHEET_URL: string().strict().max(2000).url().nullable().optional(),
  ASSETS: listOf(assetLine).max(50).optional().default(undefined),
  /** How much a piece contains; left out for what is sold by the piece. */
  CONTENT: contentLine.nullable().optional().default(undefined),
  /** A maker's warnings of a toy, in each language that the shop has: a warning that cannot be read warns nobody. */
  WARNINGS: listOf(warning()).max(10).optional().default(undefined),
  /** A maker's guarantee of durability for more than two years: all of its fields or none. */
  GUARANTEE: guaranteeLine.nullable().optional().default(undefined),
  HS_CODE: hsCode().nullable().optional(),
  /** The country that it was made in, anywhere in the world. */
  ORIGIN_COUNTRY: originCountry().nullable().optional(),
  BATTERY: battery.nullable().optional().default(undefined),
  /** Electrical or electronic equipment. */
  WEEE: boolean().strict().optional(),
  /** The product that takes this one's place once it is retired. */
  SUCCESSOR: sku().nullable().optional(),
  /** How long the maker makes it; left out for ACTIVE. */
  LIFECYCLE: mixed<LifecycleState>().oneOf(lifecycleStates).optional(),
  /** Of LAST_ORDER alone: the last day of orders at the maker. */
  LAST_ORDER_DATE: date().nullable().optional(),
  /** Products that do the same, the best first. */
  SUBSTITUTES: listOf(sku()).max(20).optional().default(undefined),
  /** How it is taxed; left out for STANDARD (record 0161). BRUTTO_SP contains the Luxembourg rate of the class. */
  TAX_CLASS: taxClass(),
  /** The same in each variant of one product. */
  VARIANT_GROUP: variantGroup().nullable().optional(),
}).test('label', 'A GUARANTEE_LABEL of ASSETS needs a GUARANTEE.', ({ ASSETS, GUARANTEE }) => {
  const hasLabel = ASSETS?.some(({ ASSET_TYPE }) => ASSET_TYPE === 'GUARANTEE_LABEL') ?? false;
  return !hasLabel || (GUARANTEE !== null && GUARANTEE !== undefined);
});

export type ProductLine = InferType<typeof productLine>;
export type StockLine = InferType<typeof stockLine>;
export type ManufacturerLine = InferType<typeof manufacturerLine>;
export type CategoryLine = InferType<typeof categoryLine>;
export type MenuGroupLine = InferType<typeof menuGroupLine>;
