import { refuse } from './tokenFile.ts';

export type Theme = 'light' | 'dark';

/** The tokens of a style sheet as it declares them, without their dashes. */
export function declaredIn(css: string): ReadonlyMap<string, string> {
  return new Map([...css.matchAll(/^\s*--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value]));
}

/** Reads the colours of a style sheet of tokens: the function answers the colour that a token has in a theme, as #rrggbb. */
export function coloursOf(css: string): (name: string, theme: Theme) => string {
  const declared = declaredIn(css);
  return function colour(name: string, theme: Theme): string {
    const value = declared.get(name) ?? '';
    const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
    const chosen = (theme === 'light' ? light : dark) ?? value;
    const [, reference] = /^var\(--([\w-]+)\)$/.exec(chosen) ?? [];
    if (reference !== undefined) return colour(reference, theme);
    if (/^#[\da-f]{3}$/.test(chosen)) return longHex(chosen);
    if (!/^#[\da-f]{6}$/.test(chosen))
      refuse(
        { file: 'tokens', path: name.replace('-', '.') },
        `"${chosen}" is no colour without transparency in the ${theme} theme; name one.`,
      );
    return chosen;
  };
}

/** `#fff` as `#ffffff`. */
export const longHex = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[\da-f]/g, '$&$&') : hex);
