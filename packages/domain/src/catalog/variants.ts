import type { LocalizedText } from '../language/text.ts';
import { pickText } from '../language/text.ts';
import { availability } from './stock.ts';
import type { Stock } from './stock.ts';
import type { VariantState } from './variantStates.ts';

/** The most products that a group may have: more are a listing, and no choice. */
export const mostVariants = 200;

/** A value of an attribute; both fields are null for variants without the attribute. */
export type VariantValue = { readonly value: number | null; readonly text: LocalizedText | null };

type AttributeName = { readonly key: string; readonly name: LocalizedText; readonly unit: string | null };

/** An attribute that tells the variants of a product apart, with its values in the order that they are offered in. */
export type VariantAttribute = AttributeName & { readonly values: readonly VariantValue[] };

export type Variant = {
  readonly sku: number;
  readonly state: VariantState;
  /** The place of the variant's value among the values of each attribute. */
  readonly choices: readonly number[];
};

/** The variants of a product, by SKU, and the attributes that tell them apart, in the order of the data sheet. */
export type VariantGroup = {
  readonly group: string;
  readonly attributes: readonly VariantAttribute[];
  readonly variants: readonly Variant[];
};

export type GroupedProduct = {
  readonly sku: number;
  readonly state: VariantState;
  readonly attributes: readonly (AttributeName & VariantValue)[];
};

/** A count is left out on purpose: the page of a variant changes only when another one sells out or comes in. */
export function variantState(isForSale: boolean, stock: Stock): VariantState {
  if (!isForSale) return 'NOT_FOR_SALE';
  return availability(stock).kind === 'inStock' ? 'IN_STOCK' : 'NOT_IN_STOCK';
}

/**
 * The variants among products of one group, with the attributes whose values differ. An attribute that follows from one before it tells nobody
 * anything (the current of a wire follows from its cross-section) and is left out. Null for fewer than two products (record 0151).
 */
export function variantGroup(group: string, products: readonly GroupedProduct[]): VariantGroup | null {
  if (products.length < 2) return null;
  const bySku = products.toSorted((one, other) => one.sku - other.sku);
  const keys = [...new Set(bySku.flatMap(({ attributes }) => attributes.map(({ key }) => key)))];
  const differing = keys.map((key) => columnOf(key, bySku)).filter(({ values }) => values.length > 1);
  const columns = differing.filter((column, at) => !differing.slice(0, at).some((before) => decides(before, column)));
  return {
    group,
    attributes: columns.map(({ key, name, unit, values }) => ({ key, name, unit, values })),
    variants: bySku.map(({ sku, state }, at) => ({ sku, state, choices: columns.map(({ cells }) => cells[at] ?? 0) })),
  };
}

/** An attribute of all products: `cells` has the place of each product's value among `values`. */
type Column = VariantAttribute & { readonly cells: readonly number[] };

const missing: VariantValue = { value: null, text: null };

function columnOf(key: string, products: readonly GroupedProduct[]): Column {
  const owned = products.map(({ attributes }) => attributes.find((attribute) => attribute.key === key));
  const { name = {}, unit = null } = owned.find((one) => one !== undefined) ?? {};
  const found = owned.map((one) => (one === undefined ? missing : { value: one.value, text: one.text }));
  const distinct = new Map(found.map((value) => [identity(value), value]));
  const values = inOrder([...distinct.values()]);
  const places = new Map(values.map((value, place) => [identity(value), place]));
  return { key, name, unit, values, cells: found.map((value) => places.get(identity(value)) ?? 0) };
}

const identity = ({ value, text }: VariantValue) =>
  JSON.stringify([value, text && [text.ALL, text.EN, text.DE, text.FR]]);

/** Each value of the one goes with a single value of the other. */
function decides({ cells }: Column, other: Column): boolean {
  const pairs = new Set(cells.map((cell, at) => `${cell} ${other.cells[at]}`));
  return pairs.size === new Set(cells).size;
}

/**
 * By number, also of texts that all have one (M3 before M10). Other texts stay in the order of the SKUs, which is the operator's: an alphabet would
 * put L before M and S. A missing value stands last.
 */
function inOrder(values: readonly VariantValue[]): VariantValue[] {
  const stated = values.filter(({ value, text }) => value !== null || text !== null);
  const rest = values.filter((value) => !stated.includes(value));
  const numbers = new Map(stated.map((value) => [value, value.value ?? numberIn(value.text)]));
  if ([...numbers.values()].includes(null)) return [...stated, ...rest];
  const rank = (value: VariantValue) => numbers.get(value) ?? 0;
  return [...stated.toSorted((one, other) => rank(one) - rank(other)), ...rest];
}

function numberIn(text: LocalizedText | null): number | null {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(pickText(text ?? {}, 'EN')?.text ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}
