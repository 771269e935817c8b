import type { OwnNumber } from '@platine/domain/lists/ownNumber.ts';
import { withOwnNumber } from '@platine/domain/lists/ownNumber.ts';
import type { AskedPart } from '@platine/domain/partsList/askedPart.ts';
import { askedPart } from '@platine/domain/partsList/askedPart.ts';
import { matchPart } from '@platine/domain/partsList/partMatch.ts';
import type { PartLine } from '@platine/domain/partsList/partsList.ts';
import { hasNumber, numberQueries, numbersOf } from '@platine/domain/partsList/partsList.ts';
import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import type { Database } from '../db/database.ts';
import type { Catalogue } from '../services/products.ts';
import { loadListed } from '../services/products.ts';
import { findRetiredParts } from '../services/retiredProducts.ts';
import type { FoundByQuery } from './findByQueries.ts';
import { findByQueries } from './findByQueries.ts';
import type { NumberedProduct } from './numberedProducts.ts';
import { findNumbered } from './numberedProducts.ts';
import type { SentList } from './readList.ts';
import { readList } from './readList.ts';

/** A line, and SKUs of the products that it may mean. */
type LookedUp = {
  readonly line: PartLine;
  readonly asked: AskedPart | null;
  readonly named: readonly number[];
  /** Products of which one may have the number with other punctuation. */
  readonly alike: readonly number[];
  readonly successors: readonly number[];
  readonly found: FoundByQuery;
};

/** The catalogue, and the numbers that the account which asks has given to products. */
type Matching = Catalogue & { readonly ownNumbers: readonly OwnNumber[] };

/**
 * Reads a list and finds what the shop has for each of its lines. All lines are looked up together: in four statements, however many they are.
 * Throws ValidationException.
 */
export async function matchList({ db, limits, ownNumbers }: Matching, sent: SentList): Promise<MatchedList> {
  const { lines: read, leftOut } = await readList(sent);
  const lines = read.map((line) => withOwnNumber(line, ownNumbers));
  const lookedUp = await lookUp(db, lines);
  const skus = lookedUp.flatMap(({ named, alike, successors, found }) => [
    ...named,
    ...alike,
    ...successors,
    ...found.skus,
  ]);
  const products = new Map((await loadListed({ db, limits }, skus)).map((product) => [product.sku, product]));
  const productsOf = (some: readonly number[]) => some.flatMap((sku) => products.get(sku) ?? []);
  const matched = lookedUp.map(({ line, asked, named, alike, successors, found }, index) => ({
    // The list's own words, not the number that stands for them.
    ...(read[index] ?? line),
    ...matchPart(line, asked, {
      named: [...productsOf(named), ...productsOf(alike).filter((product) => hasNumber(line, product))],
      successors: productsOf(successors),
      found: productsOf(found.skus),
      query: found.query,
    }),
  }));
  const shown = productsOf([...new Set(matched.flatMap((line) => line.skus))]);
  return { lines: matched, leftOut, products: shown };
}

async function lookUp(db: Database, lines: readonly PartLine[]): Promise<LookedUp[]> {
  const asked = lines.map(askedPart);
  const numbered = await findNumbered(db, lines.flatMap(numbersOf));
  const byNumber = Map.groupBy(numbered, ({ number }) => number);
  const retired = numbered.filter(({ withdrawn }) => withdrawn).map(({ sku }) => sku);
  const successors = new Map((await findRetiredParts(db, retired)).map(({ sku, successor }) => [sku, successor]));
  const found = await findByQueries(
    db,
    lines.flatMap((line, index) => [numberQueries(line), asked[index]?.queries ?? []]),
  );
  return lines.map((line, index) => {
    const exact = firstNumbered(line, byNumber);
    return {
      line,
      asked: asked[index] ?? null,
      named: exact.filter(({ withdrawn }) => !withdrawn).map(({ sku }) => sku),
      alike: exact.length > 0 ? [] : (found[2 * index]?.skus ?? []),
      successors: exact.flatMap(({ sku }) => successors.get(sku) ?? []),
      found: found[2 * index + 1] ?? { query: 0, skus: [] },
    };
  });
}

/** The products of the surest number that some have. */
function firstNumbered(line: PartLine, byNumber: ReadonlyMap<string, NumberedProduct[]>): readonly NumberedProduct[] {
  const each = numbersOf(line).map((number) => byNumber.get(number.toLowerCase()) ?? []);
  return each.find((products) => products.length > 0) ?? [];
}
