import { cssOf } from './cssOfToken.ts';
import { isOwnToken, ownTokens, withValues } from './sheet.ts';
import type { FileToken, Place } from './tokenFile.ts';
import { aliasIn, cssName, refuse, tokensIn } from './tokenFile.ts';
import { tokenFilesOf } from './tokenFiles.ts';

/** The tokens of one theme, by their names in CSS. A later file has won over an earlier one. */
export type Tokens = ReadonlyMap<string, FileToken>;

type Themes = { readonly light: Tokens; readonly dark: Tokens };

/**
 * The values in CSS that a brand gives the shop's tokens, by name. `brand` is the place that lacks what is missing, `sheet` the shop's style
 * sheet. Throws TokenError with the file, the path and what to do.
 */
export function brandValues({ light, dark }: Themes, brand: Place, sheet: string): ReadonlyMap<string, string> {
  for (const tokens of [light, dark]) for (const token of tokens.values()) target(token, tokens);
  expectShopsTokens(brand, [light, dark], sheet);
  return new Map([...light].map(([name, token]) => [name, inBoth(token, dark.get(name))]));
}

/** The style sheet of the shop with the tokens of one file, which hold in both themes. Throws TokenError. */
export function sheetWithFile(file: string, json: unknown, sheet: string): string {
  const { base, light, dark } = tokenFilesOf(sheet);
  const own = tokensIn(file, json);
  const themed = (theme: unknown) =>
    new Map([...tokensIn('tokens.css', base), ...tokensIn('tokens.css', theme), ...own]);
  return withValues(sheet, brandValues({ light: themed(light), dark: themed(dark) }, { file, path: '' }, sheet));
}

type Sheets = { readonly own: string; readonly sheet: string };

/** The tokens that a brand's style sheet changes. Throws TokenError for what no brand may change. */
export function changedTokens({ own, sheet }: Sheets, brand: Place): [name: string, value: string][] {
  const before = ownTokens(own);
  const changed = [...ownTokens(sheet)].filter(([name, value]) => before.get(name) !== value);
  if (changed.some(([name]) => name === 'pause'))
    refuse({ ...brand, path: 'pause' }, 'readers switch it off, so no brand changes it; remove it.');
  return changed;
}

/** The style sheet of a brand, for a page that says `data-brand`. */
export function brandCss(brand: string, tokens: Iterable<readonly [name: string, value: string]>): string {
  const lines = [...tokens].map(([name, value]) => `    --${name}: ${value};\n`).join('');
  return `@layer tokens {\n  :root[data-brand='${brand}'] {\n${lines}  }\n}\n`;
}

function inBoth(light: FileToken, dark: FileToken | undefined): string {
  if (dark === undefined) return refuse(light, 'only the light theme has this token; add it to the dark theme, too.');
  const [one, other] = [cssOf(light), cssOf(dark)];
  if (one === other) return one;
  if (!cssName(light.path).startsWith('color-'))
    refuse(dark, 'only tokens of the group "color" may differ between light and dark.');
  return `light-dark(${one}, ${other})`;
}

/** The token that an alias leads to in the end. Throws where it leads nowhere or in a circle. */
function target(token: FileToken, tokens: Tokens): FileToken {
  const passed = [token];
  for (let at = token; ;) {
    const alias = aliasIn(at.value);
    if (alias === undefined) return at;
    const next = tokens.get(cssName(alias));
    if (next === undefined) return refuse(at, `no token is named {${alias}}; correct the alias, or add the token.`);
    if (passed.includes(next))
      return refuse(
        token,
        `the aliases go in a circle (${[...passed, next].map(({ path }) => path).join(' → ')}); give one a value.`,
      );
    passed.push(next);
    at = next;
  }
}

/** Refuses a token that the shop lacks, one that the brand lacks, and one of another type. */
function expectShopsTokens(brand: Place, themes: readonly Tokens[], sheet: string): void {
  const own = ownTokens(sheet);
  const { base, light, dark } = tokenFilesOf(sheet);
  const shops = [
    new Map([...tokensIn('tokens.css', base), ...tokensIn('tokens.css', light)]),
    new Map([...tokensIn('tokens.css', base), ...tokensIn('tokens.css', dark)]),
  ];
  for (const [at, tokens] of themes.entries()) {
    for (const [name, token] of tokens)
      expectSameType(token, target(token, tokens), { name, shop: shops[at] ?? new Map() });
    for (const [name, value] of own)
      if (isOwnToken(value) && !tokens.has(name)) refuse(brand, `the token for --${name} is missing; add it.`);
  }
}

type Expected = { readonly name: string; readonly shop: Tokens };

function expectSameType(token: FileToken, { type }: FileToken, { name, shop }: Expected): void {
  const known = shop.get(name);
  if (known === undefined && !name.startsWith('p-'))
    refuse(token, `the shop has no token --${name}; correct the name. New colours belong in the group "p".`);
  const wanted = known === undefined ? 'color' : target(known, shop).type;
  if (type !== wanted) refuse(token, `this is a ${type ?? 'token without a type'}, but the shop needs a ${wanted}.`);
}
