import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const theme = readFileSync(new URL('../src/tokens/theme.css', import.meta.url), 'utf8');
const order = /^@layer [^;]+;/m.exec(theme)?.[0];

/**
 * The first `@layer` statement that a browser reads fixes the order, and a bundler may put a component's sheet before the theme.
 * So each of our sheets begins with the theme's statement; the minifier keeps one a file.
 */
export function withLayerOrder(sheet: string): string {
  if (order === undefined) throw new Error('tokens/theme.css must begin with the order of the layers');
  return sheet.includes(order) ? sheet : `${order}${sheet}`;
}

export function layerOrder(): Plugin {
  return {
    name: 'platine-layer-order',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(?:ui|storefront)\/src\/.+\.css(?:$|\?(?!raw))/.test(id)) return null;
      return { code: withLayerOrder(code), map: null };
    },
  };
}
