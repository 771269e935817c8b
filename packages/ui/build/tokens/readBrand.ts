import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Tokens } from '@platine/domain/brand/brandOf.ts';
import { brandValues } from '@platine/domain/brand/brandOf.ts';
import type { Theme } from '@platine/domain/brand/colours.ts';
import type { FileToken, Json, Place } from '@platine/domain/brand/tokenFile.ts';
import { isObject, refuse, tokensIn } from '@platine/domain/brand/tokenFile.ts';

/**
 * The values in CSS that a brand gives the shop's tokens, by name. `resolver` is the path of its DTCG resolver file, `sheet` the shop's
 * style sheet. Throws with the file, the path and what to do.
 */
export function readBrand(resolver: string, sheet: string): ReadonlyMap<string, string> {
  const themes = { light: tokensFor(resolver, 'light'), dark: tokensFor(resolver, 'dark') };
  return brandValues(themes, { file: shown(resolver), path: '' }, sheet);
}

/** Merges the sources of a theme in the resolver's order: a later one wins. */
function tokensFor(resolver: string, theme: Theme): Tokens {
  const merged = new Map<string, FileToken>();
  for (const source of sourcesFor(resolver, theme)) {
    const file = join(dirname(resolver), source);
    for (const [name, token] of tokensIn(shown(file), readJson(file))) merged.set(name, token);
  }
  return merged;
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
