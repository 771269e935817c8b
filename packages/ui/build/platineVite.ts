import type { UserConfig } from 'vite';
import { layerOrder } from './layerOrder.ts';
import { compiledMessages } from './messages.ts';

/** These know light-dark(): written out for older ones, a part of a page could not have a theme of its own. */
export const cssTarget = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** What every Vite that bundles the interface needs: the order of the layers, compiled messages, and the ICU parser left out (several versions of it are installed). */
export function platineVite(): Pick<UserConfig, 'plugins' | 'resolve'> {
  return {
    plugins: [layerOrder(), compiledMessages()],
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      ],
    },
  };
}
