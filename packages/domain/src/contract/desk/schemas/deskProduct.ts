import { array, number, string } from 'yup';
import {
  productEditKinds,
  productEditResults,
  productLists,
  productRefusals,
  productStates,
  settingKinds,
} from '../../../desk/productEdit.ts';
import { enteredPlace, isStoragePlace, longestPlace } from '../../../desk/storagePlace.ts';
import { longestCell, mostCells } from '../../../desk/productCells.ts';
import { documentLanguages, mostDocuments } from '../../../desk/productDocuments.ts';
import { largestPicture, mostPictures } from '../../../desk/productPictures.ts';
import { documentKinds } from '../../schemas/product.ts';
import {
  euros,
  filledText,
  flag,
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
import { moment } from './deskParts.ts';

/** TEXT has words that a product must have all of: its number, GTIN, maker's number, storage place, or words of its name. */
export const deskProductsRequest = record({
  LIST: oneOf(productLists).default('all'),
  TEXT: textOrNothing(100),
  SKIP: wholeOrDigits(0, 1_000_000).default(0),
});

/** PRICE is that of one piece, with Luxembourg VAT. SOLD are the pieces of the last 30 days. */
const entry = {
  SKU: sku(),
  NAME: localized(),
  MANUFACTURER: text(200),
  MANUFACTURER_SKU: text(200),
  PRICE: number().strict().min(0).nullable().defined(),
  STOCK: whole(),
  /** For the shop's own people alone. */
  STORAGE_PLACE: text(longestPlace).nullable().defined(),
  SOLD: whole(),
  STATE: oneOf(productStates),
  /** A change by hand stands, which the next import would overwrite. */
  EDITED: flag(),
};
export const deskProducts = record({ PRODUCTS: listOf(record(entry)), COUNT: whole() });

export const deskProductRequest = record({ SKU: wholeOrDigits(1, 999_999_999).required() });

const change = record({
  ID: whole(1),
  AT: moment(),
  BY: filledText(200),
  WHY: text(),
  KIND: oneOf(productEditKinds),
  FACTS: listOf(record({ FIELD: filledText(60), BEFORE: text(70_000), AFTER: text(70_000) })),
  OVERWRITTEN: flag(),
});
/** LOWEST is the lowest price of the 30 days before today's price began, LOWEST_NOW that of the 30 days until now (D15). */
export const deskProduct = record({
  ...entry,
  DESCRIPTION: localized(),
  ORIGINAL: number().strict().min(0).nullable().defined(),
  BREAKS: listOf(record({ FROM: whole(2), PRICE: euros() })),
  LOWEST: number().strict().min(0).nullable().defined(),
  LOWEST_NOW: number().strict().min(0).nullable().defined(),
  FLAGS: listOf(text(60)),
  PICTURES: listOf(record({ URL: localized(), CAPTION: localized(), COPYRIGHT: localized() })),
  /** A document that the shop keeps has a kind and a size, a link has neither. */
  DOCUMENTS: listOf(
    record({
      CAPTION: localized(),
      URL: localized(),
      DOCUMENT_KIND: oneOf(documentKinds).nullable().defined(),
      BYTES: whole(0).nullable().defined(),
    }),
  ),
  /** Everything else that an import brings, as `products.csv` has it. */
  CELLS: listOf(record({ HEADING: filledText(60), TEXT: text(longestCell) })),
  CHANGES: listOf(change),
});

/** A place without control characters; blank, or left out, for none. */
const placeOrNothing = () =>
  textOrNothing(longestPlace).test(
    'place',
    ({ path }) => `${path} must be one line`,
    (written) => {
      const place = enteredPlace(written ?? '');
      return place === null || isStoragePlace(place);
    },
  );

/** ADDRESS is the picture's first one: for ALL, or in the first language that it has one in. */
const picture = record({ ADDRESS: filledText(), CAPTION: localized().default({}), COPYRIGHT: localized().default({}) });
/** ADDRESS is one of the product's, in the language that it has it for, or begins with https:// and becomes a link for ALL. */
const wantedDocument = record({
  ADDRESS: filledText(),
  LANGUAGE: oneOf(documentLanguages).default('ALL'),
  CAPTION: localized().default({}),
});
/** A change to a product. Every field but KIND is of one kind alone. PIECES are a difference; a picture that PICTURES leaves out, or a document that DOCUMENTS does, is taken out. */
const edit = record({
  KIND: oneOf(settingKinds),
  PIECES: whole(-999_999_999, 999_999_999).default(0),
  STORAGE_PLACE: placeOrNothing(),
  PRICE: number().strict().min(0).max(10_000_000).default(0),
  ORIGINAL: number().strict().min(0).max(10_000_000).nullable().default(null),
  NAME: localized().default({}),
  DESCRIPTION: localized().default({}),
  NO_SALE: flag().default(false),
  NO_DISCOUNT: flag().default(false),
  // Not strict: a program that changes something else leaves it out.
  PICTURES: array().of(picture).max(mostPictures).default([]),
  DOCUMENTS: array().of(wantedDocument).max(mostDocuments).default([]),
  CELLS: array()
    .of(record({ HEADING: filledText(60), TEXT: textOrNothing(longestCell) }))
    .max(mostCells)
    .default([]),
});
/** SEEN is the ID of the newest change that the operator sees, 0 without one; KEY is the same for each repetition of one press. */
export const editProductRequest = record({
  SKU: sku(),
  SEEN: whole(),
  KEY: filledText(100),
  WHY: filledText(500),
  EDIT: edit,
});
/** REASON says what the import has against the line, in English; empty for none. PRODUCT is the product after it, or as it stands when nothing was done; its newest change says who was faster. */
export const editProductAnswer = record({
  RESULT: oneOf(productEditResults),
  REFUSAL: oneOf(productRefusals).nullable().defined(),
  REASON: text(1000),
  PRODUCT: deskProduct,
});

/** In base64, of which four characters carry three bytes. */
export const sentFile = () =>
  string()
    .strict()
    .min(1)
    .max(Math.ceil(largestPicture / 3) * 4)
    .matches(/^[A-Za-z0-9+/]*={0,2}$/)
    .required();

/** FILE is the picture: JPEG, PNG, WebP, AVIF, GIF or TIFF. WHY may be its name. */
export const addPictureRequest = record({
  SKU: wholeOrDigits(1, 999_999_999).required(),
  KEY: filledText(100),
  WHY: textOrNothing(500),
  FILE: sentFile(),
});

/** FILE is a PDF. LANGUAGE is the one that it is written in, or ALL for every reader. WHY may be its name. */
export const addDocumentRequest = record({
  SKU: wholeOrDigits(1, 999_999_999).required(),
  KEY: filledText(100),
  WHY: textOrNothing(500),
  DOCUMENT_KIND: oneOf(documentKinds),
  LANGUAGE: oneOf(documentLanguages).default('ALL'),
  FILE: sentFile(),
});
