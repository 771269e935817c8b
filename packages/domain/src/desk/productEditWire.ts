import type { LocalizedText } from '../language/text.ts';
import type { Cents } from '../money/money.ts';
import { toCents, toEuros } from '../money/money.ts';
import type { ProductCell } from './productCells.ts';
import type { DocumentLanguage, WantedDocument } from './productDocuments.ts';
import type { ProductEdit } from './productEdit.ts';
import type { WantedPicture } from './productPictures.ts';
import { enteredPlace } from './storagePlace.ts';

type PictureWire = {
  readonly ADDRESS: string;
  readonly CAPTION: LocalizedText;
  readonly COPYRIGHT: LocalizedText;
};
type DocumentWire = { readonly ADDRESS: string; readonly LANGUAGE: DocumentLanguage; readonly CAPTION: LocalizedText };
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
  readonly DOCUMENTS: DocumentWire[];
  readonly CELLS: CellWire[];
};

export const cellToWire = ({ heading, text }: ProductCell): CellWire => ({ HEADING: heading, TEXT: text });
export const cellFromWire = ({ HEADING, TEXT }: CellWire): ProductCell => ({ heading: HEADING, text: TEXT });

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

const pictureToWire = ({ address, caption, copyright }: WantedPicture): PictureWire => ({
  ADDRESS: address,
  CAPTION: caption,
  COPYRIGHT: copyright,
});

const documentToWire = ({ address, language, caption }: WantedDocument): DocumentWire => ({
  ADDRESS: address,
  LANGUAGE: language,
  CAPTION: caption,
});

const eurosOrNull = (cents: Cents | null) => (cents === null ? null : toEuros(cents));

/** As the calls have it. */
export function productEditToWire(edit: ProductEdit): EditWire {
  const unset = { ...plain, PICTURES: [], DOCUMENTS: [], CELLS: [] };
  switch (edit.kind) {
    case 'stock':
      return { ...unset, KIND: edit.kind, PIECES: edit.pieces };
    case 'place':
      return { ...unset, KIND: edit.kind, STORAGE_PLACE: edit.place ?? '' };
    case 'price':
      return {
        ...unset,
        KIND: edit.kind,
        PRICE: toEuros(edit.price),
        ORIGINAL: eurosOrNull(edit.original),
      };
    case 'texts':
      return { ...unset, KIND: edit.kind, NAME: edit.name, DESCRIPTION: edit.description };
    case 'flags':
      return { ...unset, KIND: edit.kind, NO_SALE: edit.noSale, NO_DISCOUNT: edit.noDiscount };
    case 'pictures':
      return { ...unset, KIND: edit.kind, PICTURES: edit.pictures.map(pictureToWire) };
    case 'documents':
      return { ...unset, KIND: edit.kind, DOCUMENTS: edit.documents.map(documentToWire) };
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
      return {
        kind: wire.KIND,
        price: toCents(wire.PRICE),
        original: wire.ORIGINAL === null ? null : toCents(wire.ORIGINAL),
      };
    case 'texts':
      return { kind: wire.KIND, name: wire.NAME, description: wire.DESCRIPTION };
    case 'flags':
      return { kind: wire.KIND, noSale: wire.NO_SALE, noDiscount: wire.NO_DISCOUNT };
    case 'documents':
      return {
        kind: wire.KIND,
        documents: wire.DOCUMENTS.map(({ ADDRESS, LANGUAGE, CAPTION }) => ({
          address: ADDRESS.trim(),
          language: LANGUAGE,
          caption: CAPTION,
        })),
      };
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
