import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8');
const declared = new Map(
  [...css.matchAll(/^\s*--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]),
);

export type Theme = 'light' | 'dark';

/** The colour that a token has in a theme, as #rrggbb. */
export function colour(name: string, theme: Theme): string {
  const value = declared.get(name) ?? '';
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = (theme === 'light' ? light : dark) ?? value;
  const [, reference] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
  if (reference !== undefined) return colour(reference, theme);
  if (/^#[\da-f]{3}$/.test(chosen)) return longHex(chosen);
  if (!/^#[\da-f]{6}$/.test(chosen)) throw new Error(`--${name} is no colour in ${theme}: ${chosen}`);
  return chosen;
}

/** `#fff` as `#ffffff`. */
export const longHex = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex);
