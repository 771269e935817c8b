import type { ProductList } from '@platine/domain/desk/productEdit.ts';
import { productLists } from '@platine/domain/desk/productEdit.ts';
import type { Values } from './options.ts';
import { hasOnly, parse } from './options.ts';
import type { ProductAct } from './productAct.ts';
import { productActOf } from './productAct.ts';

export type ActCommand = {
  readonly what: 'act';
  readonly sku: number;
  readonly act: ProductAct;
  readonly by: string | null;
  /** '' where the command line does not say it. */
  readonly why: string;
  readonly key: string | null;
};

export type ProductCommand =
  | { readonly what: 'find'; readonly list: ProductList; readonly text: string }
  | { readonly what: 'show'; readonly sku: number }
  | ActCommand;

/** Parses the arguments of `pnpm product`; null when they are invalid. A file's path is relative to `cwd`. */
export function commandOf(words: readonly string[], cwd: string): ProductCommand | null {
  try {
    const { values, positionals } = parse(words);
    const [what = '', ...others] = positionals;
    if (what === 'find') return findOf(others, values);
    const [number = '', ...details] = others;
    if (!/^[1-9]\d{0,8}$/.test(number)) return null;
    const sku = Number(number);
    if (what !== 'show') return actOf({ what, sku, details, cwd }, values);
    return details.length === 0 && hasOnly(values, []) ? { what, sku } : null;
  } catch {
    // An unknown option, or one without its value.
    return null;
  }
}

function findOf(words: readonly string[], values: Values): ProductCommand | null {
  const { list: named = 'all' } = values;
  const list = productLists.find((one) => one === named);
  return list === undefined || !hasOnly(values, ['list']) ? null : { what: 'find', list, text: words.join(' ') };
}

type Asked = {
  readonly what: string;
  readonly sku: number;
  readonly details: readonly string[];
  readonly cwd: string;
};

/** Characters of a reason, a name and a key, as the calls of the desk have them. */
const longest = { why: 500, by: 200, key: 100 };

function actOf({ what, sku, details, cwd }: Asked, values: Values): ActCommand | null {
  const { by, why, key, ...own } = values;
  const act = productActOf({ what, details, cwd }, own);
  const named = { by: filled(by), why: filled(why), key: filled(key) };
  const isTooLong = (['by', 'why', 'key'] as const).some((one) => (named[one] ?? '').length > longest[one]);
  return act === null || isTooLong ? null : { what: 'act', sku, act, ...named, why: named.why ?? '' };
}

function filled(text = ''): string | null {
  return text.trim() === '' ? null : text.trim();
}
