import type { ProductList } from '@platine/domain/desk/productEdit.ts';
import { productLists } from '@platine/domain/desk/productEdit.ts';
import type { Press } from '../press.ts';
import { pressOf } from '../press.ts';
import { hasOnly } from '../typedWords.ts';
import type { AskedProduct } from './newProduct.ts';
import { askedProductOf } from './newProduct.ts';
import type { Values } from './options.ts';
import { parse } from './options.ts';
import type { ProductAct } from './productAct.ts';
import { productActOf } from './productAct.ts';

export type ActCommand = Press & {
  readonly what: 'act';
  readonly sku: number;
  readonly act: ProductAct;
};
export type NewCommand = Press & { readonly what: 'new'; readonly product: AskedProduct };

export type ProductCommand =
  | { readonly what: 'find'; readonly list: ProductList; readonly text: string }
  | { readonly what: 'show'; readonly sku: number }
  | NewCommand
  | ActCommand;

/** Parses the arguments of `pnpm product`; null when they are invalid. A file's path is relative to `cwd`. */
export function commandOf(words: readonly string[], cwd: string): ProductCommand | null {
  try {
    const { values, positionals } = parse(words);
    const [what = '', ...others] = positionals;
    if (what === 'find') return findOf(others, values);
    if (what === 'new') return newOf(others, values);
    const [number = '', ...details] = others;
    const sku = skuOf(number);
    if (sku === null) return null;
    if (what !== 'show') return actOf({ what, sku, details, cwd }, values);
    return details.length === 0 && hasOnly(values, []) ? { what, sku } : null;
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

function skuOf(number: string): number | null {
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}

function findOf(words: readonly string[], values: Values): ProductCommand | null {
  const { list: named = 'all' } = values;
  const list = productLists.find((one) => one === named);
  return list === undefined || !hasOnly(values, ['list']) ? null : { what: 'find', list, text: words.join(' ') };
}

function newOf([number, ...others]: readonly string[], values: Values): NewCommand | null {
  const { by, why, key, ...own } = values;
  const sku = number === undefined ? null : skuOf(number);
  const press = pressOf({ by, why, key });
  const product = askedProductOf(own, sku);
  const isClear = others.length === 0 && (number === undefined) === (sku === null);
  return isClear && press !== null && product !== null ? { what: 'new', product, ...press } : null;
}

type Asked = {
  readonly what: string;
  readonly sku: number;
  readonly details: readonly string[];
  readonly cwd: string;
};

function actOf({ what, sku, details, cwd }: Asked, values: Values): ActCommand | null {
  const { by, why, key, ...own } = values;
  const act = productActOf({ what, details, cwd }, own);
  const press = pressOf({ by, why, key });
  return act === null || press === null ? null : { what: 'act', sku, act, ...press };
}
