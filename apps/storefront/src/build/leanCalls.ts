import type { Plugin } from 'vite';

/**
 * Leaves out of the contract's calls, in the browser's build, what only types and tests read: their error classes, their source and how large they may be. Every page loads
 * the calls, and these are 0.3 KiB of them.
 */
export function leanCalls(): Plugin {
  return {
    name: 'platine-lean-calls',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/calls\/\w+\.ts$/.test(id)) return null;
      return { code: withoutTestFacts(code), map: null };
    },
  };
}

/** Removes the properties `errors`, `source` and `largestBody` from the text of a file of calls. */
export function withoutTestFacts(code: string): string {
  return code.replaceAll(/\b(?:errors: \[[^\]]*\]|source: '\w+'|largestBody: [\d_]+),?/g, '');
}
