import sheet from '@platine/ui/tokens/tokens.css?raw';

export type Token = { readonly name: string; readonly value: string };
export type TokenGroup = { readonly title: string; readonly tokens: readonly Token[] };

/** The semantic tokens of the style sheet, grouped by its comments. Primitive tokens are left out, because only the style sheet uses them. */
export function tokenGroups(css: string = sheet): TokenGroup[] {
  const [declared = ''] = css.split("[data-theme='light']");
  return declared.split('/* ').flatMap((part) => {
    const [title = '', body = ''] = part.split(' */');
    const tokens = [...body.matchAll(/--([\w-]+): ([^;]+);/g)]
      .map(([, name = '', value = '']) => ({ name, value }))
      .filter(({ name }) => !name.startsWith('p-'));
    return tokens.length === 0 ? [] : [{ title: title.replace(/^Semantic: /, ''), tokens }];
  });
}
