import type { InferType } from 'yup';
import { mixed, number, string } from 'yup';
import { heavyMetals } from '../../catalog/facts.ts';
import { lifecycleStates } from '../../catalog/lifecycle.ts';
import type { StockTimeFrame } from '../../catalog/stock.ts';
import { stockTimeFrames } from '../../catalog/stock.ts';
import { variantStates } from '../../catalog/variantStates.ts';
import { contentUnits } from '../../money/pricePerUnit.ts';
import type { TaxClass } from '../../money/taxClass.ts';
import { taxClasses } from '../../money/taxClass.ts';
import {
  euros,
  filledText,
  flag,
  isoDate,
  listOf,
  localized,
  oneOf,
  record,
  sku,
  text,
  whole,
  wholeOrDigits,
} from './parts.ts';

/** A price from AMOUNT pieces on, with the Luxembourg VAT of the product's class: 17 %, 3 % or none (D11, D14); `LOWEST_BRUTTO_30_DAYS` is D15's lowest price before the reduction. */
export const priceEntry = record({
  AMOUNT: whole(1),
  BRUTTO_SP: euros(),
  ORIGINAL_BRUTTO_SP: number().strict().min(0),
  LOWEST_BRUTTO_30_DAYS: number().strict().min(0),
});

/** How a product is taxed (record 0161); left out where it is STANDARD. */
export const taxClass = () => mixed<TaxClass>().oneOf(taxClasses).optional();

/** In percent: 25.5 for Finland. */
export const vatRate = () => number().strict().min(0).max(100);

/** How soon a product ships: a time frame of spec §9, or a date when the next delivery or the sale's start is known. */
export const stock = record({
  AMOUNT: whole(),
  TIME_FRAME: mixed<StockTimeFrame>().oneOf(stockTimeFrames).required(),
  EXPECTED_DATE: isoDate().nullable().defined(),
  PRESALE_DATE: isoDate().nullable().defined(),
});

export const documentKinds = ['DATA_SHEET', 'MANUAL', 'SAFETY_SHEET', 'CERTIFICATE'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const documentKind = () => mixed<DocumentKind>().oneOf(documentKinds);

/** Beside spec §3, a DOCUMENT that the shop keeps has its kind and its size. Its URL has one language, or is for ALL. */
export const asset = record({
  ASSET_TYPE: oneOf([
    'PRODUCT_MAIN_PICTURE',
    'MANUFACTURER_LOGO',
    'EXTERNAL_LINK',
    'COPYRIGHT_TEXT',
    'DOCUMENT',
    'GUARANTEE_LABEL',
  ]),
  CAPTION: localized(),
  URL: localized(),
  DOCUMENT_KIND: documentKind(),
  BYTES: number().strict().integer().min(0),
});

/** A typed technical specification. A number is in the base unit of UNIT (10 kΩ is 10000 with UNIT 'Ω'). */
export const attribute = record({
  KEY: filledText(60),
  NAME: localized(),
  VALUE: mixed<number>((value): value is number => typeof value === 'number')
    .meta({ type: 'number' })
    .nullable()
    .defined(),
  TEXT: localized().nullable().defined(),
  UNIT: string().strict().max(12).nullable().defined(),
});

/** Whom a shopper asks about a product's safety: the maker, or who answers for it in the EU. */
export const safetyContact = record({
  NAME: filledText(200),
  ADDRESS: text(300),
  EMAIL: string().strict().max(200).nullable().defined(),
  URL: string().strict().max(300).nullable().defined(),
});

/** How much a piece contains, for its price per unit (Directive 98/6/EC). */
export const content = record({ AMOUNT: number().strict().moreThan(0).required(), UNIT: oneOf(contentUnits) });

/** A maker's guarantee of durability: all of it or none. */
export const makersGuarantee = record({
  YEARS: whole(3, 100),
  GUARANTOR: filledText(200),
  ADDRESS: filledText(300),
  URL: string().strict().max(300).nullable().defined(),
});
export const battery = record({ CHEMISTRY: filledText(60), HEAVY_METALS: listOf(oneOf(heavyMetals)) });
export const hsCode = () =>
  string()
    .strict()
    .matches(/^(?:\d{6}|\d{8}|\d{10})$/, ({ path }) => `${path} must have 6, 8 or 10 digits`);
export const originCountry = () =>
  string()
    .strict()
    .matches(/^[A-Z]{2}$/);

/** Facts that the law wants said of a product: guarantee, customs, battery, and whether it is electrical equipment. */
export const facts = record({
  GUARANTEE: makersGuarantee.nullable().defined(),
  HS_CODE: hsCode().nullable().defined(),
  ORIGIN_COUNTRY: originCountry().nullable().defined(),
  BATTERY: battery.nullable().defined(),
  WEEE: flag(),
});

/** How long the maker makes a product. REPLACEMENTS, on its page alone: the successor, then substitutes. */
export const lifecycle = record({
  STATE: oneOf(lifecycleStates),
  LAST_ORDER_DATE: isoDate().nullable().defined(),
  REPLACEMENTS: listOf(sku()),
});

export const sale = record({ PRICES: listOf(priceEntry), MINIMUM_ORDER_QUANTITY: whole(1) });

/**
 * Variants of one product, by SKU, and what tells them apart. CHOICES has the place of the variant's value among the VALUES of each attribute; a
 * value without VALUE and TEXT is that of variants without the attribute.
 */
export const variants = record({
  GROUP: filledText(50),
  ATTRIBUTES: listOf(attribute.omit(['VALUE', 'TEXT']).shape({ VALUES: listOf(attribute.pick(['VALUE', 'TEXT'])) })),
  PRODUCTS: listOf(record({ SKU: sku(), STATE: oneOf(variantStates), CHOICES: listOf(whole()) })),
});

/** Fields of a product in a listing (FILTER_CLASS LIST). */
const listFields = {
  SKU: sku(),
  NAME_TEXT_PATH: filledText(200),
  NAME_TEXT_EN: filledText(200),
  NAME: localized(),
  FLAGS: listOf(filledText(60)),
  ASSETS: listOf(asset),
  ATTRIBUTES: listOf(attribute),
  MANUFACTURER: record({ MANUFACTURER_ID: whole(1), MANUFACTURER_NAME: filledText(120), MANUFACTURER_SKU: text(80) }),
  SELLING_PLATFORMS: listOf(record({ SELLING_PLATFORM: filledText(40), SALE: sale.nullable().defined() })),
  STOCK: stock,
  TAX_CLASS: taxClass(),
  CONTENT: content.nullable().optional().default(undefined),
  LIFECYCLE: lifecycle.nullable().optional().default(undefined),
};

/** Fields that only the product page has (FILTER_CLASS FULL). */
const fullFields = {
  DESCRIPTION: localized().optional().default(undefined),
  GTIN: string().strict().nullable(),
  WARNINGS: listOf(localized()).optional(),
  FACTS: facts.nullable().optional().default(undefined),
  SAFETY_CONTACT: safetyContact.nullable().optional().default(undefined),
  CATEGORY_PATHS: listOf(filledText(80)).optional(),
  CROSS_SELLING: listOf(
    record({ CROSS_SELLING_TYPE: oneOf(['ACCESSORIES', 'CONSUMABLES', 'MASTERS']), SKU: sku() }),
  ).optional(),
  VARIANTS: variants.nullable().optional().default(undefined),
};

export const product = record({ ...listFields, ...fullFields });

export const filterClass = () => oneOf(['LIST', 'FULL']);
export const loadProductsRequest = record({
  SKUS: listOf(sku()).min(1).max(100),
  FILTER_CLASS: filterClass().default('FULL'),
});
export const loadProductsResponse = record({ PRODUCTS: listOf(product) });

export const retiredProductRequest = record({ SKU: wholeOrDigits(1, 999_999_999).required() });
/** A product that left the catalogue. SUCCESSOR is a product of the catalogue. */
export const retiredProduct = record({
  SKU: sku(),
  NAME: localized(),
  CATEGORY_PATHS: listOf(filledText(80)),
  SUCCESSOR: sku().nullable(),
});

export const sortOrder = () =>
  oneOf([
    'RELEVANCE',
    'SKU_DESC',
    'NEWEST',
    'IN_STOCK',
    'NAME_ASC',
    'PRICE_ASC',
    'PRICE_DESC',
    'ATTRIBUTE_ASC',
    'ATTRIBUTE_DESC',
  ]).default('RELEVANCE');

/**
 * One of VALUES, or a number from MIN to MAX in the facet's unit, both included. Every listing has the facets MANUFACTURER, PRICE (euros: BRUTTO_SP, or
 * what is shown with PRICE_RATES) and STOCK (with the value IN_STOCK); the others are named by an attribute's KEY.
 */
export const facetFilter = record({
  KEY: filledText(60),
  VALUES: listOf(filledText(120)).optional().max(50),
  MIN: number().strict(),
  MAX: number().strict(),
});

/**
 * Facets of a listing. A CHOICE lists its values, with the number of products that each would leave; VALUE is what the filter
 * names, TEXT how a text reads, NUMBER what it is in UNIT. A RANGE has its ends, PRICE those of BRUTTO_SP; CLASSES has them for each tax class, where
 * a product is not STANDARD. The counts of a facet leave its own choice out.
 */
export const facet = record({
  KEY: filledText(60),
  NAME: localized(),
  KIND: oneOf(['CHOICE', 'RANGE']),
  UNIT: string().strict().max(12).nullable().defined(),
  VALUES: listOf(
    record({
      VALUE: filledText(120),
      TEXT: localized().nullable().defined(),
      NUMBER: number().strict().nullable().defined(),
      COUNT: whole(),
    }),
  ),
  MIN: number().strict().nullable().defined(),
  MAX: number().strict().nullable().defined(),
  CLASSES: listOf(record({ TAX_CLASS: oneOf(taxClasses), MIN: euros(), MAX: euros() })).optional(),
});

/** Filters beside `q`: every listing of the shop is one of these (D1). */
export const searchFilters = record({
  CATEGORY_PATH: string().strict().max(80),
  GROUPTAGS: listOf(filledText(40)).optional().max(20),
  MANUFACTURER_ID: wholeOrDigits(1, 999_999_999),
  NEW: flag().optional(),
  SALE: flag().optional(),
  FACETS: listOf(facetFilter).optional().max(20),
});
export const searchRequest = record({
  q: text(10_000),
  VIEW: oneOf(['autocomplete', 'listing']),
  SKIP: wholeOrDigits(0, 1_000_000).default(0),
  LIMIT: wholeOrDigits(1, 100).default(24),
  SORT: sortOrder(),
  /** The KEY of the attribute that ATTRIBUTE_ASC and ATTRIBUTE_DESC sort by. */
  SORT_ATTRIBUTE: filledText(60)
    .optional()
    .when('SORT', ([sort]: unknown[], schema) =>
      sort === 'ATTRIBUTE_ASC' || sort === 'ATTRIBUTE_DESC' ? schema.required() : schema,
    ),
  FILTER_CLASS: filterClass().default('LIST'),
  FILTERS: searchFilters.default({}),
  /**
   * The VAT rates in the prices that the shopper sees, 0 for net ones. The filter PRICE and the orders by price go by what is shown then, and by
   * BRUTTO_SP without.
   */
  PRICE_RATES: record({ STANDARD: vatRate().required(), REDUCED: vatRate().required() }).optional().default(undefined),
  WITH_FACETS: flag().optional(),
  WITH_PRODUCTS: flag().optional(),
});
export const searchResponse = record({
  VIEW: oneOf(['autocomplete', 'listing']),
  SEARCH_STRING: text(200),
  PRODUCTS: listOf(sku()),
  MAX_HIT: whole(),
  /** Corrected query, when nothing matches the words as typed. */
  CORRECTED: string().strict().max(200).nullable().defined(),
  /** The words and values that were left out, when no product has all of them. */
  DROPPED: listOf(filledText(200)),
  /** Other texts that find something when words were left out: with fewer of the typed words. */
  SUGGESTIONS: listOf(filledText(200)),
  /** Empty unless asked for. */
  FACETS: listOf(facet),
  /** The products of PRODUCTS, with the fields of FILTER_CLASS; empty unless asked for. */
  LOADED: listOf(product),
});

const categoryChild = record({ PATH: filledText(80), NAME: localized(), HAS_CHILDREN: flag() });
export const category = record({
  PATH: filledText(80),
  NAME: localized(),
  HAS_CHILDREN: flag(),
  PARENT_PATH: string().strict().nullable().defined(),
  CHILDREN: listOf(categoryChild),
});
export const categoryRequest = record({ PATH: filledText(80) });

export const menu = record({
  GROUPS: listOf(
    record({
      GROUP: filledText(40),
      TITLE: localized(),
      ENTRIES: listOf(record({ TITLE: localized(), GROUPTAGS: listOf(filledText(40)) })),
    }),
  ),
});

export const manufacturers = record({
  MANUFACTURERS: listOf(
    record({
      MANUFACTURER_ID: whole(1),
      MANUFACTURER_NAME: filledText(120),
      PRODUCT_COUNT: whole(),
      COUNTRY_CODE: string()
        .strict()
        .matches(/^[A-Z]{2}$/)
        .nullable()
        .defined(),
    }),
  ),
});

export type RetiredProductWire = InferType<typeof retiredProduct>;
export type ProductWire = InferType<typeof product>;
export type FacetWire = InferType<typeof facet>;
export type FacetFilterWire = InferType<typeof facetFilter>;
export type SearchRequestWire = InferType<typeof searchRequest>;
