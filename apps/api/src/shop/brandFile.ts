import { readFileSync } from 'node:fs';
import { changedTokens, sheetWithFile } from '@platine/domain/brand/brandOf.ts';
import { contrastFaults } from '@platine/domain/brand/contrastFaults.ts';
import { TokenError } from '@platine/domain/brand/tokenFile.ts';
import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { LineCounter, parseDocument } from 'yaml';
import { boardIn, ownSheet } from './builtBoard.ts';
import { lineOf, readText } from './readYaml.ts';
import { ShopError } from './shopError.ts';

/** The design tokens that the shop changes. */
export const brandFile = 'brand.tokens.json';

type BrandTokens = {
  /** By name. */
  readonly changed: [name: string, value: string][];
  readonly board: ShopBrand['board'];
};

/** The tokens of a folder without the file: nothing changes. */
export function noBrandTokens(): BrandTokens {
  return { changed: [], board: boardIn(readFileSync(ownSheet, 'utf8')) };
}

/** Reads the shop's design tokens. Throws ShopError for what cannot be read, and for each pair with too little contrast. */
export function readBrandTokens(folder: string): BrandTokens {
  const text = readText(folder, brandFile);
  const own = readFileSync(ownSheet, 'utf8');
  const json = parseJson(text);
  try {
    const sheet = sheetWithFile(brandFile, json, own);
    const changed = changedTokens({ own, sheet }, { file: brandFile, path: '' });
    const faults = contrastFaults(sheet);
    if (faults.length === 0) return { changed, board: boardIn(sheet) };
    throw new ShopError(faults.map((fault) => `${brandFile}: ${fault.replace(/\.$/, '')}: change one of the two.`));
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const { place, sentence } = error;
    const path = place.path === '' ? '' : `, ${place.path}`;
    throw new ShopError([`${brandFile}, line ${lineIn(text, place.path)}${path}: ${sentence}`]);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // An end that comes too early has no position.
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    const reason = message.replace(/,? (?:\.\.\.)?".*$/s, '');
    throw new ShopError([`${brandFile}, line ${line}: this is not JSON (${reason}): correct it.`]);
  }
}

/** JSON is YAML, whose reader knows the places of values. */
function lineIn(text: string, path: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return lineOf({ document, lines }, path.split('.'));
}
