import type { NewProduct } from '@platine/domain/desk/newProduct.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import { centsOf } from './cents.ts';
import type { Values } from './options.ts';
import { filled, hasOnly, localizedOf } from '../typedWords.ts';

/** A product as a command line brings it in. */
export type AskedProduct = Omit<NewProduct, 'sku'> & {
  /** Null for the next number that is free. */
  readonly sku: number | null;
};

const taken = ['name', 'maker', 'part-number', 'category', 'price', 'stock', 'weight', 'gtin'];

/** The product that options describe; null when they make no sense, or one of those lacks that every product has. */
export function askedProductOf(values: Values, sku: number | null): AskedProduct | null {
  const { name: names = [], maker, category, gtin, 'part-number': partNumber } = values;
  const name = localizedOf(names, knownLanguages);
  const numbers = numbersIn(values);
  const [manufacturerId, categoryPath] = [makerOf(maker), filled(category)];
  if (name === null || numbers === null || manufacturerId === null || categoryPath === null) return null;
  if (names.length === 0 || !hasOnly(values, taken)) return null;
  const texts = { partNumber: filled(partNumber) ?? '', gtin: filled(gtin) ?? '', categoryPath };
  return { sku, name, manufacturerId, ...texts, ...numbers };
}

function makerOf(maker = ''): number | null {
  return /^[1-9]\d{0,8}$/.test(maker) ? Number(maker) : null;
}

function numbersIn({
  price,
  stock = '0',
  weight = '',
}: Values): Pick<NewProduct, 'price' | 'stock' | 'weightGrams'> | null {
  const cents = price === undefined ? null : centsOf(price);
  if ((price === undefined) !== (cents === null)) return null;
  if (!/^\d{1,9}$/.test(stock) || !/^\d{1,8}(?:[.,]\d{1,3})?$/.test(weight)) return null;
  return { price: cents, stock: Number(stock), weightGrams: Number(weight.replace(',', '.')) };
}
