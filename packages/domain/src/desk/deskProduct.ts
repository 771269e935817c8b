import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { ProductDocument } from '../catalog/documents.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { PriceRecord } from '../money/plannedPrice.ts';
import type { ProductCell } from './productCells.ts';
import type { DeskPicture } from './productPictures.ts';
import type { EditedFact, ProductEditKind, ProductState } from './productEdit.ts';
import { cellFromWire, cellToWire } from './productEditWire.ts';

/** A product in a list of the desk. */
export type DeskProductEntry = {
  readonly sku: number;
  readonly name: LocalizedText;
  readonly manufacturer: string;
  readonly partNumber: string;
  /** Of one piece, with Luxembourg VAT; null without one. */
  readonly price: Cents | null;
  readonly stock: number;
  /** Where its pieces lie in the warehouse, for the shop's own people; null for nowhere that was named. */
  readonly place: string | null;
  /** Pieces that were ordered in the last 30 days. */
  readonly sold: number;
  readonly state: ProductState;
  /** Whether a change by hand stands, which the next import would overwrite. */
  readonly edited: boolean;
};

/** A change by hand, with the person and the reason. */
export type DeskProductChange = {
  readonly id: number;
  /** In UTC, as `Date` writes it. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  readonly kind: ProductEditKind;
  readonly facts: readonly EditedFact[];
  /** Whether an import has taken the facts of its files since. */
  readonly overwritten: boolean;
};

/** A product as the desk sees it. */
export type DeskProduct = DeskProductEntry & {
  readonly description: LocalizedText;
  /** The price that announces a reduction; null without one. */
  readonly original: Cents | null;
  /** Prices for more than one piece. */
  readonly breaks: readonly { readonly from: number; readonly price: Cents }[];
  readonly record: PriceRecord;
  readonly flags: readonly string[];
  readonly pictures: readonly DeskPicture[];
  /** Documents that the shop keeps, and links. */
  readonly documents: readonly ProductDocument[];
  /** Everything else that an import brings, as `products.csv` has it. */
  readonly cells: readonly ProductCell[];
  /** The newest first. */
  readonly changes: readonly DeskProductChange[];
};

type Wire = DeskResponseOf<'deskProduct'>;
type EntryWire = DeskResponseOf<'deskProducts'>['PRODUCTS'][number];
const eurosOrNull = (cents: Cents | null) => (cents === null ? null : toEuros(cents));
const centsOrNull = (euros: number | null) => (euros === null ? null : toCents(euros));

export function deskProductEntryToWire(entry: DeskProductEntry): EntryWire {
  return {
    SKU: entry.sku,
    NAME: entry.name,
    MANUFACTURER: entry.manufacturer,
    MANUFACTURER_SKU: entry.partNumber,
    PRICE: eurosOrNull(entry.price),
    STOCK: entry.stock,
    STORAGE_PLACE: entry.place,
    SOLD: entry.sold,
    STATE: entry.state,
    EDITED: entry.edited,
  };
}

export function deskProductEntryFromWire(wire: EntryWire): DeskProductEntry {
  return {
    sku: wire.SKU,
    name: wire.NAME,
    manufacturer: wire.MANUFACTURER,
    partNumber: wire.MANUFACTURER_SKU,
    price: centsOrNull(wire.PRICE),
    stock: wire.STOCK,
    place: wire.STORAGE_PLACE,
    sold: wire.SOLD,
    state: wire.STATE,
    edited: wire.EDITED,
  };
}

export function deskProductToWire(product: DeskProduct): Wire {
  return {
    ...deskProductEntryToWire(product),
    DESCRIPTION: product.description,
    ORIGINAL: eurosOrNull(product.original),
    BREAKS: product.breaks.map(({ from, price }) => ({ FROM: from, PRICE: toEuros(price) })),
    LOWEST: eurosOrNull(product.record.lowest),
    LOWEST_NOW: eurosOrNull(product.record.lowestNow),
    FLAGS: [...product.flags],
    PICTURES: product.pictures.map(({ url, caption, copyright }) => ({
      URL: url,
      CAPTION: caption,
      COPYRIGHT: copyright,
    })),
    DOCUMENTS: product.documents.map(({ caption, url, file }) => ({
      CAPTION: caption,
      URL: url,
      DOCUMENT_KIND: file?.kind ?? null,
      BYTES: file?.bytes ?? null,
    })),
    CELLS: product.cells.map(cellToWire),
    CHANGES: product.changes.map(({ id, at, by, why, kind, facts, overwritten }) => ({
      ID: id,
      AT: at,
      BY: by,
      WHY: why,
      KIND: kind,
      FACTS: facts.map(({ field, before, after }) => ({ FIELD: field, BEFORE: before, AFTER: after })),
      OVERWRITTEN: overwritten,
    })),
  };
}

export function deskProductFromWire(wire: Wire): DeskProduct {
  const entry = deskProductEntryFromWire(wire);
  return {
    ...entry,
    description: wire.DESCRIPTION,
    original: centsOrNull(wire.ORIGINAL),
    breaks: wire.BREAKS.map(({ FROM, PRICE }) => ({ from: FROM, price: toCents(PRICE) })),
    record: {
      current: entry.price,
      lowest: centsOrNull(wire.LOWEST),
      lowestNow: centsOrNull(wire.LOWEST_NOW),
    },
    flags: wire.FLAGS,
    pictures: wire.PICTURES.map(({ URL, CAPTION, COPYRIGHT }) => ({
      url: URL,
      caption: CAPTION,
      copyright: COPYRIGHT,
    })),
    documents: wire.DOCUMENTS.map(({ CAPTION, URL, DOCUMENT_KIND, BYTES }) => ({
      caption: CAPTION,
      url: URL,
      file: DOCUMENT_KIND === null || BYTES === null ? null : { kind: DOCUMENT_KIND, bytes: BYTES },
    })),
    cells: wire.CELLS.map(cellFromWire),
    changes: wire.CHANGES.map(({ ID, AT, BY, WHY, KIND, FACTS, OVERWRITTEN }) => ({
      id: ID,
      at: AT,
      by: BY,
      why: WHY,
      kind: KIND,
      facts: FACTS.map(({ FIELD, BEFORE, AFTER }) => ({ field: FIELD, before: BEFORE, after: AFTER })),
      overwritten: OVERWRITTEN,
    })),
  };
}
