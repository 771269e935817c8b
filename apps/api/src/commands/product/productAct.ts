import { resolve } from 'node:path';
import type { DocumentKind } from '@platine/domain/contract/schemas/product.ts';
import { documentKinds } from '@platine/domain/contract/schemas/product.ts';
import type { ProductCell } from '@platine/domain/desk/productCells.ts';
import { longestCell, mostCells } from '@platine/domain/desk/productCells.ts';
import type { DocumentLanguage } from '@platine/domain/desk/productDocuments.ts';
import { documentLanguages } from '@platine/domain/desk/productDocuments.ts';
import type { ProductEdit } from '@platine/domain/desk/productEdit.ts';
import { enteredPlace, isStoragePlace } from '@platine/domain/desk/storagePlace.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { hasOnly, localizedOf, pairOf } from '../typedWords.ts';
import { centsOf } from './cents.ts';
import type { MediaAct } from './mediaAct.ts';
import { mediaActOf } from './mediaAct.ts';
import type { Values } from './options.ts';

/** A change as a command line asks for it: flags and texts that it does not name stay. */
export type ProductAct =
  | Extract<ProductEdit, { readonly kind: 'stock' | 'place' | 'price' | 'texts' | 'cells' }>
  /** Null: as it is. */
  | { readonly kind: 'flags'; readonly noSale: boolean | null; readonly noDiscount: boolean | null }
  | { readonly kind: 'picture'; readonly file: string }
  | DocumentAct
  | MediaAct;

export type DocumentAct = {
  readonly kind: 'document';
  readonly file: string;
  readonly documentKind: DocumentKind;
  readonly language: DocumentLanguage;
};

type Asked = { readonly what: string; readonly details: readonly string[]; readonly cwd: string };

/** The change that the words after the product's number ask for; null when they make no sense. */
export function productActOf({ what, details, cwd }: Asked, values: Values): ProductAct | null {
  switch (what) {
    case 'cell':
      return hasOnly(values, []) ? cellsOf(details) : null;
    case 'flags':
      return details.length === 0 ? flagsOf(values) : null;
    case 'texts':
      return details.length === 0 ? textsOf(values) : null;
    default: {
      const media = mediaActOf(what, details, values);
      const [detail, ...others] = details;
      if (media !== null) return media;
      return detail === undefined || others.length > 0 ? null : oneDetailOf({ what, detail, cwd }, values);
    }
  }
}

type AskedOnce = Pick<Asked, 'what' | 'cwd'> & { readonly detail: string };

function oneDetailOf({ what, detail, cwd }: AskedOnce, values: Values): ProductAct | null {
  if (what === 'price') return priceOf(detail, values);
  if (what === 'document') return documentOf(resolve(cwd, detail), values);
  if (!hasOnly(values, [])) return null;
  switch (what) {
    case 'stock':
      return stockOf(detail);
    case 'place':
      return placeOf(detail);
    case 'picture':
      return { kind: what, file: resolve(cwd, detail) };
    default:
      return null;
  }
}

function documentOf(file: string, values: Values): ProductAct | null {
  const { kind, language: named = 'ALL' } = values;
  const documentKind = documentKinds.find((one) => one === kind);
  const language = documentLanguages.find((one) => one === named);
  if (documentKind === undefined || language === undefined || !hasOnly(values, ['kind', 'language'])) return null;
  return { kind: 'document', file, documentKind, language };
}

function stockOf(detail: string): ProductAct | null {
  const [, sign, pieces] = /^([+−])(\d{1,9})$/.exec(detail) ?? [];
  return pieces === undefined ? null : { kind: 'stock', pieces: Number(pieces) * (sign === '+' ? 1 : -1) };
}

function placeOf(detail: string): ProductAct | null {
  const place = enteredPlace(detail);
  return place === null || isStoragePlace(place) ? { kind: 'place', place } : null;
}

function priceOf(detail: string, values: Values): ProductAct | null {
  const { original } = values;
  const price = centsOf(detail);
  const announced = original === undefined ? null : centsOf(original);
  if (price === null || !hasOnly(values, ['original'])) return null;
  return original !== undefined && announced === null ? null : { kind: 'price', price, original: announced };
}

function flagsOf(values: Values): ProductAct | null {
  const [noSale, noDiscount] = [
    answerOf(values['no-sale'], values.sale),
    answerOf(values['no-discount'], values.discount),
  ];
  const isClear = noSale !== 'both' && noDiscount !== 'both' && (noSale ?? noDiscount) !== null;
  return isClear && hasOnly(values, ['sale', 'no-sale', 'discount', 'no-discount'])
    ? { kind: 'flags', noSale, noDiscount }
    : null;
}

function answerOf(yes = false, no = false): boolean | null | 'both' {
  if (yes && no) return 'both';
  return yes || no ? yes : null;
}

function textsOf(values: Values): ProductAct | null {
  const { name = [], description = [] } = values;
  if (name.length + description.length === 0 || !hasOnly(values, ['name', 'description'])) return null;
  const [names, descriptions] = [localizedOf(name, knownLanguages), localizedOf(description, knownLanguages)];
  return names === null || descriptions === null ? null : { kind: 'texts', name: names, description: descriptions };
}

function cellsOf(details: readonly string[]): ProductAct | null {
  const cells: ProductCell[] = [];
  for (const [heading, text] of details.map(pairOf)) {
    if (heading === '' || text === null || text.length > longestCell) return null;
    cells.push({ heading, text: text.trim() });
  }
  return cells.length === 0 || cells.length > mostCells ? null : { kind: 'cells', cells };
}
