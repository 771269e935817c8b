import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Theme } from '../colours.ts';
import { cssOf } from './cssOfToken.ts';
import { isOwnToken, ownTokens } from './sheet.ts';
import type { FileToken, Json, Place } from './tokenFile.ts';
import { aliasIn, cssName, isObject, refuse, tokensIn } from './tokenFile.ts';
import { tokenFilesOf } from './tokenFiles.ts';

type Tokens = ReadonlyMap<string, FileToken>;

/**
 * The values in CSS that a brand gives the shop's tokens, by name. `resolver` is the path of its DTCG resolver file, `sheet` the shop's
 * style sheet. Throws with the file, the path and what to do.
 */
export function readBrand(resolver: string, sheet: string): ReadonlyMap<string, string> {
  const light = tokensFor(resolver, 'light');
  const dark = tokensFor(resolver, 'dark');
  expectShopsTokens({ file: shown(resolver), path: '' }, [light, dark], sheet);
  return new Map([...light].map(([name, token]) => [name, inBoth(token, dark.get(name))]));
}

function inBoth(light: FileToken, dark: FileToken | undefined): string {
  if (dark === undefined) return refuse(light, 'only the light theme has this token; add it to the dark theme, too.');
  const [one, other] = [cssOf(light), cssOf(dark)];
  if (one === other) return one;
  if (!cssName(light.path).startsWith('color-'))
    refuse(dark, 'only tokens of the group "color" may differ between light and dark.');
  return `light-dark(${one}, ${other})`;
}

/** Merges the sources of a theme in the resolver's order: a later one wins. */
function tokensFor(resolver: string, theme: Theme): Tokens {
  const merged = new Map<string, FileToken>();
  for (const source of sourcesFor(resolver, theme)) {
    const file = join(dirname(resolver), source);
    for (const [name, token] of tokensIn(shown(file), readJson(file))) merged.set(name, token);
  }
  for (const token of merged.values()) target(token, merged);
  return merged;
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

function sourcesFor(resolver: string, theme: Theme): string[] {
  const place = { file: shown(resolver), path: '' };
  const json = readJson(resolver);
  const order = field(json, 'resolutionOrder', place);
  if (!Array.isArray(order)) return refuse(place, '"resolutionOrder" must be a list of sets and modifiers.');
  return order.flatMap((step: unknown) => {
    const path = isObject(step) ? /^#\/(sets|modifiers)\/([\w-]+)$/.exec(String(step['$ref'])) : null;
    if (path === null)
      return refuse(
        place,
        'each step of "resolutionOrder" must be {"$ref": "#/sets/NAME"} or {"$ref": "#/modifiers/NAME"}.',
      );
    const [, kind = '', name = ''] = path;
    const found = field(field(json, kind, place), name, place);
    return filesOf(
      kind === 'sets' ? field(found, 'sources', place) : field(field(found, 'contexts', place), theme, place),
      place,
    );
  });
}

function field(json: unknown, name: string, place: Place): unknown {
  if (!isObject(json) || !(name in json)) return refuse(place, `"${name}" is missing in this resolver file; add it.`);
  return json[name];
}

function filesOf(sources: unknown, place: Place): string[] {
  if (!Array.isArray(sources))
    return refuse(place, 'sources must be a list of files, each as {"$ref": "NAME.tokens.json"}.');
  return sources.map((source: unknown) => {
    const file: unknown = isObject(source) ? source['$ref'] : undefined;
    return typeof file === 'string' ? file : refuse(place, 'a source must be a file, as {"$ref": "NAME.tokens.json"}.');
  });
}

const shown = (file: string): string => relative(process.cwd(), file);

function readJson(file: string): Json {
  const place = { file: shown(file), path: '' };
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(json) ? json : refuse(place, 'the file must hold one JSON object.');
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(place, `this is not JSON (${error.message}); correct it.`);
    throw error;
  }
}
