import { withOwnNumber } from '@platine/domain/lists/ownNumber.ts';
import { askedPart } from '@platine/domain/partsList/askedPart.ts';
import type { AskedPart } from '@platine/domain/partsList/askedPart.ts';
import { matchPart } from '@platine/domain/partsList/partMatch.ts';
import type { PartLine } from '@platine/domain/partsList/partsList.ts';
import { hasNumber, numbersOf } from '@platine/domain/partsList/partsList.ts';
import type { MatchedLine, MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import { readPartsText } from '@platine/domain/partsList/readPartsList.ts';
import { refusedList, requireList } from '@platine/domain/partsList/requireList.ts';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { findRetired } from './listings.ts';
import { ownNumbersOf } from './ownNumbers.ts';
import { isExact, matchesPieces } from './searchWords.ts';
import type { Shop } from './shop.ts';

type SentList = { readonly text: string; readonly file: string; readonly boards: number };

/** Reads a list and finds what the shop has for each line. Of files, the mocks read text in UTF-8 alone. */
export function matchList(shop: Shop, { text, file, boards }: SentList): MatchedList {
  const list =
    file === ''
      ? requireList(readPartsText(text, boards), 'TEXT')
      : requireList(readPartsText(textIn(file), boards), 'FILE');
  const known = ownNumbersOf(shop);
  const lines = list.lines.map((line) => ({ ...matchLine(shop, withOwnNumber(line, known)), numbers: line.numbers }));
  const skus = new Set(lines.flatMap((line) => line.skus));
  return { lines, leftOut: list.leftOut, products: [...skus].flatMap((sku) => shop.find(sku)?.product ?? []) };
}

function textIn(file: string): string {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  if (bytes.includes(0)) throw refusedList('FILE', 'FORMAT');
  return new TextDecoder().decode(bytes);
}

function matchLine(shop: Shop, line: PartLine): MatchedLine {
  const asked = askedPart(line);
  const known = withNumber(shop, line);
  const sold = known.flatMap(({ product: { sku } }) => shop.find(sku)?.product ?? []);
  const retired = known.filter(({ product: { sku } }) => shop.find(sku) === null);
  const successors = retired.flatMap(({ product: { sku } }) => {
    const { successor } = findRetired(shop, sku);
    return successor === null ? [] : (shop.find(successor)?.product ?? []);
  });
  return { ...line, ...matchPart(line, asked, { named: sold, successors, ...foundFor(shop, asked) }) };
}

/** The entries, sold or retired, of the surest number that some have. */
function withNumber({ catalogue }: Shop, line: PartLine): readonly CatalogueEntry[] {
  const exact = numbersOf(line).map((number) => catalogue.filter((entry) => isExact(entry, number)));
  const first = exact.find((entries) => entries.length > 0);
  return first ?? catalogue.filter(({ product }) => hasNumber(line, product));
}

function foundFor(shop: Shop, asked: AskedPart | null) {
  const listed = shop.catalogue.flatMap(({ product: { sku } }) => shop.find(sku) ?? []);
  for (const [query, pieces] of (asked?.queries ?? []).entries()) {
    const found = listed.filter((entry) => matchesPieces(entry, pieces)).map(({ product }) => product);
    if (found.length > 0) return { found, query };
  }
  return { found: [], query: 0 };
}
