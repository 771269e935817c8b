import type { Plugin } from 'vite';

/** Calls that no script of a page makes: the storefront's server does for a form, or other clients alone (docs/CALLS.md, with which a test compares them). */
export const notMadeByPages = [
  'appInfo',
  'typeMapping',
  'countries',
  'freeShippingThreshold',
  'shippingCosts',
  'shippingMethodTexts',
  'updateTotal',
  'addFlag',
  'cartProductsWithoutSale',
  'cartSortedAddresses',
  'beginWithdrawal',
  'confirmWithdrawal',
  'emailExists',
  'requestStockAlert',
  'confirmStockAlert',
  'endStockAlert',
  'createList',
  'addToList',
  'changeList',
  'removeList',
  'shareList',
  'setOwnNumbers',
  'createQuote',
  'cartAddQuote',
] as const;

/**
 * Leaves out of the contract's calls, in the browser's build, those that no page makes, and of the others what only types and tests read: their error classes, their source and
 * how large they may be. Every page loads the calls, and these are a third of them.
 */
export function leanCalls(): Plugin {
  return {
    name: 'platine-lean-calls',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/calls\/\w+\.ts$/.test(id)) return null;
      return { code: withoutTestFacts(withoutCalls(code, notMadeByPages)), map: null };
    },
  };
}

/** Removes the properties `errors`, `source` and `largestBody` from the text of a file of calls. */
export function withoutTestFacts(code: string): string {
  return code.replaceAll(/\b(?:errors: \[[^\]]*\]|source: '\w+'|largestBody: [\d_]+),?/g, '');
}

/** Removes calls by their names from the text of a file of calls. A path may have fields in braces. */
export function withoutCalls(code: string, names: readonly string[]): string {
  return code.replaceAll(new RegExp(`^  (?:${names.join('|')}): \\{(?:[^{}]|\\{\\w+\\})*\\},\\n`, 'gm'), '');
}
