import type { UserConfig } from 'vite';
import { layerOrder } from './layerOrder.ts';
import type { MessageSources } from './messages.ts';
import { compiledMessages } from './messages.ts';
import { readableBrands } from './tokens/readableBrands.ts';

/** These know light-dark(): written out for older ones, a part of a page could not have a theme of its own. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Vite options for everything that bundles the interface: the order of the layers, compiled messages, and the ICU parser left out
 * (several versions of it are installed).
 *
 * @param sources The files whose messages each group has.
 */
export function platineVite(sources: MessageSources | null = null): Pick<UserConfig, 'plugins' | 'resolve'> {
  return {
    plugins: [layerOrder(), compiledMessages(sources), readableBrands],
    resolve: { alias: [withoutParser, ...sharedAliases] },
  };
}

const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Aliases of a program that reads messages at run time: a shop's server, whose folder may add a language. */
export const sharedAliases = [
  // The router brings React's own hook again for versions of React that have none.
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
];
