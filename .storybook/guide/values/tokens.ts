import sheet from '@platine/ui/tokens/tokens.css?raw';
import type { Theme } from '@platine/domain/brand/colours.ts';
import { coloursOf } from '@platine/domain/brand/colours.ts';

/** A semantic token with what it amounts to: for a colour its value in each theme, for everything else one value for both. */
export type Token = { readonly name: string; readonly light: string; readonly dark: string };
export type TokenGroup = { readonly title: string; readonly tokens: readonly Token[] };

/** The colour of one of the shop's tokens, as #rrggbb. */
export const colour = coloursOf(sheet);

/** The semantic tokens of the style sheet, grouped by its comments. Primitive tokens are left out, because only the style sheet uses them. */
export function tokenGroups(css: string = sheet): TokenGroup[] {
  const [declared = ''] = css.split("[data-theme='light']");
  const inTheme = coloursOf(css);
  return declared.split('/* ').flatMap((part) => {
    const [title = '', body = ''] = part.split(' */');
    const tokens = [...body.matchAll(/--([\w-]+): ([^;]+);/g)]
      .filter(([, name = '']) => !name.startsWith('p-'))
      .map(([, name = '', value = '']): Token => {
        const of = (theme: Theme) =>
          /^(?:light-dark\(|var\(--p-|var\(--color)/.test(value) ? inTheme(name, theme) : value;
        return { name, light: of('light'), dark: of('dark') };
      });
    return tokens.length === 0 ? [] : [{ title: title.replace(/^Semantic: /, ''), tokens }];
  });
}
