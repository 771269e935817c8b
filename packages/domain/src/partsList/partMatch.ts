import { isOrderable } from '../cart/cart.ts';
import { capAmount } from '../cart/quantity.ts';
import type { Attribute, Product } from '../catalog/product.ts';
import { applyingPrice } from '../money/priceBreaks.ts';
import type { Measure } from '../search/measures.ts';
import type { AskedPart } from './askedPart.ts';
import { fitsPackage } from './packages.ts';
import type { PartLine } from './partsList.ts';

export const matchStates = ['FOUND', 'SEVERAL', 'REPLACED', 'ALTERNATIVES', 'NOT_FOUND'] as const;

/**
 * The shop's answer to a line: the very part, several that fit, the successor of one that it no longer sells, others with its value and package, or
 * nothing.
 */
export type MatchState = (typeof matchStates)[number];

export type PartMatch = {
  readonly state: MatchState;
  /** The best first. */
  readonly skus: readonly number[];
  /** Ordered unless the shopper chooses otherwise; null: nothing until the shopper has chosen. */
  readonly chosen: number | null;
};

/** The products that a line may mean, as a shop has looked them up. */
export type Candidates = {
  /** With one of the line's numbers, the surest number's first. */
  readonly named: readonly Product[];
  /** In place of products with that number that are sold no more. */
  readonly successors: readonly Product[];
  /** Answers of the first of the part's queries that has some, and which it is. */
  readonly found: readonly Product[];
  readonly query: number;
};

/** Products that a shopper chooses from. */
const mostChoices = 8;

/** Decides what a line means. A part that the list does not name is never chosen in place of one that it names. */
export function matchPart(line: PartLine, asked: AskedPart | null, candidates: Candidates): PartMatch {
  const own = namedOf(line, candidates.named);
  const forSale = own.filter(isOrderable);
  if (forSale.length > 0) return exactly(forSale);
  const found = ordered(candidates.found, line);
  const fitting = asked === null ? [] : found.filter((product) => fits(product, asked));
  if (own.length > 0) return fitting.length === 0 ? exactly(own) : alternatives(fitting);
  const { successors, query } = candidates;
  if (successors.length > 0) return replacedBy(successors);
  if (line.numbers.length > 0 || query > 0) return alternatives(fitting);
  return asked?.value === null ? byName(fitting, found) : byValue(fitting);
}

function replacedBy(successors: readonly Product[]): PartMatch {
  return { ...listed('REPLACED', successors), chosen: first(successors.filter(isOrderable)) };
}

/** Parts of a value are alike, and one of them is proposed. */
function byValue(fitting: readonly Product[]): PartMatch {
  if (fitting.length === 0) return alternatives([]);
  return { ...exactly(fitting), chosen: first(fitting.filter(isOrderable)) };
}

/** Products that share a word can be anything, and those in another package are no more than alternatives. */
function byName(fitting: readonly Product[], found: readonly Product[]): PartMatch {
  return fitting.length > 0 ? exactly(fitting) : alternatives(found);
}

function exactly(products: readonly Product[]): PartMatch {
  if (products.length > 1) return listed('SEVERAL', products);
  return { ...listed('FOUND', products), chosen: first(products.filter(isOrderable)) };
}

function alternatives(products: readonly Product[]): PartMatch {
  return listed(products.length > 0 ? 'ALTERNATIVES' : 'NOT_FOUND', products);
}

function listed(state: MatchState, products: readonly Product[]): PartMatch {
  return { state, skus: products.slice(0, mostChoices).map(({ sku }) => sku), chosen: null };
}

function first(products: readonly Product[]): number | null {
  return products[0]?.sku ?? null;
}

/** Part numbers are unique to a maker: where the list names it, others with the number are left out. */
function namedOf({ manufacturer }: PartLine, products: readonly Product[]): readonly Product[] {
  const maker = manufacturer.toLowerCase();
  const ofMaker = products.filter(({ manufacturer: { name } }) => maker !== '' && name.toLowerCase().includes(maker));
  return ofMaker.length > 0 ? ofMaker : products;
}

/** Those that can be sent at once first, then by what they cost at this amount, then by number. */
function ordered(products: readonly Product[], { pieces }: PartLine): readonly Product[] {
  const rank = (product: Product) => {
    const amount = capAmount(pieces, product.rule).amount;
    const price = applyingPrice(product.prices, amount)?.price ?? Number.POSITIVE_INFINITY;
    return { product, late: isOrderable(product) && product.stock.pieces >= amount ? 0 : 1, cents: price * amount };
  };
  return products
    .map(rank)
    .toSorted((one, two) => one.late - two.late || one.cents - two.cents || one.product.sku - two.product.sku)
    .map(({ product }) => product);
}

/** Whether a product has the asked value, keeps the bounds and comes in the package. */
export function fits({ attributes }: Product, { value, bounds, package: stated }: AskedPart): boolean {
  const text = attributes.find(({ key }) => key === 'package')?.text ?? null;
  const offered = text === null ? null : (text.ALL ?? text.EN ?? null);
  if (!fitsPackage(offered, stated)) return false;
  if (value !== null && !attributes.some((attribute) => hasValue(attribute, value))) return false;
  return bounds.every((bound) => keepsBound(attributes, bound));
}

function hasValue({ value, unit }: Attribute, asked: Measure): boolean {
  if (value === null || (asked.unit !== null && unit !== asked.unit)) return false;
  return Math.abs(value - asked.value) <= Math.abs(asked.value) * 1e-6;
}

const bounded: Readonly<Record<string, { readonly key: RegExp; readonly most: boolean }>> = {
  '%': { key: /tolerance$/, most: true },
  V: { key: /^(?:rated-)?voltage$/, most: false },
  W: { key: /^power$/, most: false },
};

/** A product that does not state the property is not known to break the bound. */
function keepsBound(attributes: readonly Attribute[], { value: asked, unit }: Measure): boolean {
  const rule = bounded[unit ?? ''];
  const offered = attributes.find(({ key }) => rule?.key.test(key) === true)?.value ?? null;
  if (rule === undefined || offered === null) return true;
  return rule.most ? offered <= asked * (1 + 1e-6) : offered >= asked * (1 - 1e-6);
}
