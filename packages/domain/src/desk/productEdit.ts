import type { Cents } from '../money/money.ts';
import { builtInLanguages } from '../language/language.ts';
import type { LocalizedText } from '../language/text.ts';
import { filledTexts } from '../language/text.ts';
import type { ProductCell } from './productCells.ts';
import { cellText } from './productCells.ts';
import type { ProductDocument } from '../catalog/documents.ts';
import type { WantedDocument } from './productDocuments.ts';
import { documentTexts } from './productDocuments.ts';
import type { DeskPicture, WantedPicture } from './productPictures.ts';
import { orderText, pictureTexts } from './productPictures.ts';

/** Kinds of changes that set facts of a product. `pictures` and `documents` are their order and texts, and which of them stay; `cells` is everything that has no kind of its own. */
export const settingKinds = ['stock', 'place', 'price', 'texts', 'flags', 'pictures', 'documents', 'cells'] as const;

/** Kinds of changes to a product that a person makes at the desk. `picture`, `document`: one was added; `created`: the product was brought in. */
export const productEditKinds = [...settingKinds, 'picture', 'document', 'created'] as const;
export type ProductEditKind = (typeof productEditKinds)[number];

/** Facts of a product that such a change names with their text before and after. */
export const editedFields = [
  'STOCK',
  'STORAGE_PLACE',
  'PRICE',
  'ORIGINAL',
  'NO_SALE',
  'NO_DISCOUNT',
  'NAME_EN',
  'NAME_DE',
  'NAME_FR',
  'DESCRIPTION_EN',
  'DESCRIPTION_DE',
  'DESCRIPTION_FR',
  'PICTURES',
  'PICTURE_TEXTS',
  'DOCUMENTS',
] as const;
export type EditedField = (typeof editedFields)[number];
/** `field` is an `EditedField`, or the heading of a cell. */
export type EditedFact = { readonly field: string; readonly before: string; readonly after: string };

/** Flags that have a form of their own. */
export const ownFlags = ['NO_SALE', 'NO_DISCOUNT'] as const;

/** Lists of products at the desk. `low`: those that run out; `edited`: those with a change by hand that the next import would overwrite. */
export const productLists = ['all', 'low', 'edited'] as const;
export type ProductList = (typeof productLists)[number];

/** Whether a product can be bought, is shown only, or has left the catalogue. */
export const productStates = ['onSale', 'notSold', 'retired'] as const;
export type ProductState = (typeof productStates)[number];

/** Reasons against a picture's file. `otherFile`: its content is no picture of a kind that the shop takes. */
export const pictureRefusals = ['otherFile', 'damagedPicture', 'tooManyPixels', 'largePicture'] as const;
export type PictureRefusal = (typeof pictureRefusals)[number];

/** Reasons against a change. `breaks`: the price of one piece would not be above the price for more of them (D14); `unknownDocument`: an address is neither one of the product's nor that of a link; `line`: the import would refuse it. */
export const productRefusals = [
  'belowZero',
  'tooMany',
  'breaks',
  'noPrice',
  'noName',
  'retired',
  'unknownPicture',
  'tooManyPictures',
  'unknownDocument',
  'tooManyDocuments',
  'noPdf',
  'line',
  ...pictureRefusals,
] as const;
export type ProductRefusal = (typeof productRefusals)[number];

export const productEditResults = ['done', 'conflict', 'refused'] as const;
export type ProductEditResult = (typeof productEditResults)[number];

/** A change to a product. Pieces are a difference, so that two who count at once both count; without a place it lies nowhere that was named. */
export type ProductEdit =
  | { readonly kind: 'stock'; readonly pieces: number }
  | { readonly kind: 'place'; readonly place: string | null }
  | { readonly kind: 'price'; readonly price: Cents; readonly original: Cents | null }
  | { readonly kind: 'texts'; readonly name: LocalizedText; readonly description: LocalizedText }
  | { readonly kind: 'flags'; readonly noSale: boolean; readonly noDiscount: boolean }
  | { readonly kind: 'pictures'; readonly pictures: readonly WantedPicture[] }
  | { readonly kind: 'documents'; readonly documents: readonly WantedDocument[] }
  | { readonly kind: 'cells'; readonly cells: readonly ProductCell[] };

/** A change as the API makes it: a picture or document is added by the address of its kept file. */
export type PlannedEdit =
  | ProductEdit
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'document'; readonly document: ProductDocument };

/** Whether a change would undo a newer one that its operator has not seen. Pieces, pictures and documents are added to those of others. */
export function isOutdatedBy(mine: ProductEditKind, newer: ProductEditKind): boolean {
  if (mine === 'stock' || mine === 'picture' || mine === 'document') return false;
  if (mine === 'pictures' && newer === 'picture') return true;
  return mine === newer || (mine === 'documents' && newer === 'document');
}

/** Products on one page of a list. */
export const productPageSize = 50;

/** Days of sales that are compared with the stock. */
export const salesDays = 30;

/** Whether a product runs out: it has fewer pieces than were sold in half of `salesDays`. What nobody buys does not run out. */
export function runsOut({ stock, sold }: { readonly stock: number; readonly sold: number }): boolean {
  return stock * 2 < sold;
}

/** The texts of the program's languages over those that a product has: an empty one is taken out. One for all, and those of added languages, stay. */
export function withTexts(before: LocalizedText, texts: LocalizedText): LocalizedText {
  return filledTexts({ ...before, EN: '', DE: '', FR: '', ...texts, ALL: before.ALL });
}

type EditedFacts = {
  readonly stock: number;
  /** Where its pieces lie; null for nowhere that was named. */
  readonly place: string | null;
  readonly price: Cents | null;
  readonly original: Cents | null;
  readonly flags: readonly string[];
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly pictures: readonly DeskPicture[];
  readonly documents: readonly ProductDocument[];
  readonly cells: readonly ProductCell[];
};

/** The text of a fact, as the log of the shop keeps it; '' for none. */
export function textOfFact(facts: EditedFacts, field: string): string {
  const known = editedFields.find((one) => one === field);
  return known === undefined ? cellText(facts.cells, field) : textOfField(facts, known);
}

function textOfField(facts: EditedFacts, field: EditedField): string {
  const euros = (cents: Cents | null) => (cents === null ? '' : (cents / 100).toFixed(2));
  switch (field) {
    case 'STOCK':
      return String(facts.stock);
    case 'STORAGE_PLACE':
      return facts.place ?? '';
    case 'PRICE':
      return euros(facts.price);
    case 'ORIGINAL':
      return euros(facts.original);
    case 'NO_SALE':
    case 'NO_DISCOUNT':
      return yesOrNo(facts.flags.includes(field));
    default:
      return mediaFact(facts, field);
  }
}

type TextField = Extract<EditedField, `NAME_${string}` | `DESCRIPTION_${string}`>;
type MediaField = 'PICTURES' | 'PICTURE_TEXTS' | 'DOCUMENTS';

function mediaFact(facts: EditedFacts, field: MediaField | TextField): string {
  switch (field) {
    case 'PICTURES':
      return orderText(facts.pictures);
    case 'PICTURE_TEXTS':
      return pictureTexts(facts.pictures);
    case 'DOCUMENTS':
      return documentTexts(facts.documents);
    default:
      return localizedFact(facts, field);
  }
}

function yesOrNo(isSet: boolean): string {
  return isSet ? 'yes' : 'no';
}

function localizedFact({ name, description }: EditedFacts, field: TextField): string {
  const texts = field.startsWith('NAME') ? name : description;
  const language = builtInLanguages.find((one) => field.endsWith(`_${one}`));
  return (language === undefined ? undefined : texts[language]) ?? '';
}

/** The facts that differ, with their texts. */
export function changedFacts(before: EditedFacts, after: EditedFacts): EditedFact[] {
  const headings = after.cells.map(({ heading }) => heading);
  return [...editedFields, ...headings]
    .map((field) => ({ field, before: textOfFact(before, field), after: textOfFact(after, field) }))
    .filter((fact) => fact.before !== fact.after);
}
