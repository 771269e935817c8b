import type { DeskResponseOf } from '../contract/desk/deskSchemas.ts';
import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { PriceRecord } from '../money/plannedPrice.ts';
import { enteredPlace } from './storagePlace.ts';
import type { ProductCell } from './productCells.ts';
import type { DeskPicture, WantedPicture } from './productPictures.ts';
import type { EditedFact, ProductEdit, ProductEditKind, ProductState } from './productEdit.ts';

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
  /** Everything else that an import brings, as `products.csv` has it. */
  readonly cells: readonly ProductCell[];
  /** The newest first. */
  readonly changes: readonly DeskProductChange[];
};

type Wire = DeskResponseOf<'deskProduct'>;
type EntryWire = DeskResponseOf<'deskProducts'>['PRODUCTS'][number];
type PictureWire = {
  readonly ADDRESS: string;
  readonly CAPTION: LocalizedText;
  readonly COPYRIGHT: LocalizedText;
};
type CellWire = { readonly HEADING: string; readonly TEXT: string };
type EditWire = {
  readonly KIND: ProductEdit['kind'];
  readonly PIECES: number;
  readonly STORAGE_PLACE: string;
  readonly PRICE: number;
  readonly ORIGINAL: number | null;
  readonly NAME: LocalizedText;
  readonly DESCRIPTION: LocalizedText;
  readonly NO_SALE: boolean;
  readonly NO_DISCOUNT: boolean;
  readonly PICTURES: PictureWire[];
  readonly CELLS: CellWire[];
};

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

/** The fields of an edit that its kind does not have. */
const plain = {
  PIECES: 0,
  STORAGE_PLACE: '',
  PRICE: 0,
  ORIGINAL: null,
  NAME: {},
  DESCRIPTION: {},
  NO_SALE: false,
  NO_DISCOUNT: false,
};

const cellToWire = ({ heading, text }: ProductCell): CellWire => ({ HEADING: heading, TEXT: text });
const cellFromWire = ({ HEADING, TEXT }: CellWire): ProductCell => ({ heading: HEADING, text: TEXT });

const pictureToWire = ({ address, caption, copyright }: WantedPicture): PictureWire => ({
  ADDRESS: address,
  CAPTION: caption,
  COPYRIGHT: copyright,
});

export function productEditToWire(edit: ProductEdit): EditWire {
  const unset = { ...plain, PICTURES: [], CELLS: [] };
  switch (edit.kind) {
    case 'stock':
      return { ...unset, KIND: edit.kind, PIECES: edit.pieces };
    case 'place':
      return { ...unset, KIND: edit.kind, STORAGE_PLACE: edit.place ?? '' };
    case 'price':
      return { ...unset, KIND: edit.kind, PRICE: toEuros(edit.price), ORIGINAL: eurosOrNull(edit.original) };
    case 'texts':
      return { ...unset, KIND: edit.kind, NAME: edit.name, DESCRIPTION: edit.description };
    case 'flags':
      return { ...unset, KIND: edit.kind, NO_SALE: edit.noSale, NO_DISCOUNT: edit.noDiscount };
    case 'pictures':
      return { ...unset, KIND: edit.kind, PICTURES: edit.pictures.map(pictureToWire) };
    case 'cells':
      return { ...unset, KIND: edit.kind, CELLS: edit.cells.map(cellToWire) };
  }
}

export function productEditFromWire(wire: EditWire): ProductEdit {
  switch (wire.KIND) {
    case 'stock':
      return { kind: wire.KIND, pieces: wire.PIECES };
    case 'place':
      return { kind: wire.KIND, place: enteredPlace(wire.STORAGE_PLACE) };
    case 'price':
      return { kind: wire.KIND, price: toCents(wire.PRICE), original: centsOrNull(wire.ORIGINAL) };
    case 'texts':
      return { kind: wire.KIND, name: wire.NAME, description: wire.DESCRIPTION };
    case 'flags':
      return { kind: wire.KIND, noSale: wire.NO_SALE, noDiscount: wire.NO_DISCOUNT };
    case 'cells':
      return { kind: wire.KIND, cells: wire.CELLS.map(cellFromWire) };
    case 'pictures':
      return {
        kind: wire.KIND,
        pictures: wire.PICTURES.map(({ ADDRESS, CAPTION, COPYRIGHT }) => ({
          address: ADDRESS,
          caption: CAPTION,
          copyright: COPYRIGHT,
        })),
      };
  }
}
