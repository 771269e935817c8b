import { maximumPieces } from '../cart/quantity.ts';
import type { Attribute, Product } from '../catalog/product.ts';
import type { NamedUse } from './attributeUses.ts';
import { attributeUses } from './attributeUses.ts';
import { inDefiningOrder } from './definingOrder.ts';
import { facetValueOf } from './facets.ts';

/** More products would not stand side by side. */
export const maxCompared = 4;

/** The state of a comparison that its address holds. */
export type Comparison = {
  /** At most four, in the order of the address. */
  readonly skus: readonly number[];
  /** Products beyond the fourth. */
  readonly leftOut: readonly number[];
  /** Entries of the address that are no number of a product. */
  readonly refused: readonly string[];
  /** Pieces that prices are compared at. */
  readonly amount: number;
  /** A typed amount that is none; null otherwise. */
  readonly refusedAmount: string | null;
};

/** Entries of one address that are read, and characters of each that are repeated. */
const limits = { entries: 24, characters: 40 };

/** Reads `sku=110300&sku=110301&amount=100`. Empty fields of a form count as left out. */
export function readComparison(fields: Iterable<readonly [string, string]>): Comparison {
  const texts = [...fields].map(([name, text]) => [name, text.trim()] as const).filter(([, text]) => text !== '');
  const named = new Set(texts.filter(([name]) => name === 'sku').map(([, text]) => text));
  const entries = [...named].slice(0, limits.entries);
  const isSku = (text: string) => /^[1-9]\d{0,8}$/.test(text);
  const skus = entries.filter(isSku).map(Number);
  const typed = texts.findLast(([name]) => name === 'amount')?.[1] ?? '1';
  const isAmount = /^[1-9]\d{0,5}$/.test(typed) && Number(typed) <= maximumPieces;
  return {
    skus: skus.slice(0, maxCompared),
    leftOut: skus.slice(maxCompared),
    refused: entries.filter((text) => !isSku(text)).map((text) => text.slice(0, limits.characters)),
    amount: isAmount ? Number(typed) : 1,
    refusedAmount: isAmount ? null : typed.slice(0, limits.characters),
  };
}

/** An attribute of compared products, with the value of each; null for a product without it. */
export type ComparedRow = Pick<NamedUse, 'key' | 'name'> & {
  readonly values: readonly (Attribute | null)[];
  /** Whether two products differ in it. */
  readonly differs: boolean;
};

/** All attributes of the products: those that define them first. */
export function comparedRows(products: readonly Pick<Product, 'attributes'>[]): ComparedRow[] {
  const { defining, others } = inDefiningOrder(attributeUses(products), products.length);
  return [...defining, ...others].map(({ key, name }) => {
    const values = products.map(({ attributes }) => attributes.find((one) => one.key === key) ?? null);
    const told = values.map((value) => (value === null ? null : facetValueOf(value)?.value));
    return { key, name, values, differs: new Set(told).size > 1 };
  });
}
