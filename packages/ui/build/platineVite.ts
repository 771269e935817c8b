import type { UserConfig } from 'vite';
import { compiledMessages } from './messages.ts';

/** What every Vite that bundles the interface needs: compiled messages, and the ICU parser left out (several versions of it are installed). */
export function platineVite(): Pick<UserConfig, 'plugins' | 'resolve'> {
  return {
    plugins: [compiledMessages()],
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
