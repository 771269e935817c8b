import type { UserConfig } from 'vite';
import { layerOrder } from './layerOrder.ts';
import { compiledMessages } from './messages.ts';
import { readableBrands } from './tokens/readableBrands.ts';

/** These know light-dark(): written out for older ones, a part of a page could not have a theme of its own. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/**
 * Vite options for everything that bundles the interface: the order of the layers, compiled messages, and the ICU parser left out
 * (several versions of it are installed).
 *
 * @param firstPages The files that a first page begins with: their words come first.
 */
export function platineVite(firstPages: readonly string[] = []): Pick<UserConfig, 'plugins' | 'resolve'> {
  return {
    plugins: [layerOrder(), compiledMessages(firstPages), readableBrands],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
        // The router brings React's own hook again for versions of React that have none.
        { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      ],
    },
  };
}
