import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandCss, changedTokens } from '@platine/domain/brand/brandOf.ts';
import { contrastFaults } from '@platine/domain/brand/contrastFaults.ts';
import { logoShape } from './logoShape.ts';
import { readBrand } from './readBrand.ts';
import { withValues } from '@platine/domain/brand/sheet.ts';
import { tokenFilesOf } from '@platine/domain/brand/tokenFiles.ts';

/** The shop's own brand: its tokens are those of tokens.css, all other brands change some of them. */
const ownBrand = 'platine';

/** The folder of the style sheet, and below it the brands'. */
const shopTokens = new URL('../../src/tokens/', import.meta.url);
const folderOf = (brand: string, tokens = shopTokens) => new URL(`brands/${brand}/`, tokens);

type Text = { readonly file: URL; readonly text: string };

/** The names of the brands that have token files. */
export const brandNames = (): string[] => readdirSync(new URL('brands/', shopTokens)).toSorted();

const ownSheet = (tokens = shopTokens): string => readFileSync(new URL('tokens.css', tokens), 'utf8');

/** The token files of the shop's own brand, as its style sheet has the values. */
export function exported(): Text[] {
  return Object.entries(tokenFilesOf(ownSheet())).map(([name, json]) => ({
    file: new URL(`${name}.tokens.json`, folderOf(ownBrand)),
    text: `${JSON.stringify(json, null, 2)}\n`,
  }));
}

/** The style sheet of a brand from its token files. Throws at a file that cannot be read, and at a pair of colours with too little contrast. */
export function imported(brand: string, tokens = shopTokens): Text {
  const folder = folderOf(brand, tokens);
  // The other brands are compared with the shop's own as its token files have it now: their import may be about to change its style sheet.
  const own = brand === ownBrand ? ownSheet(tokens) : imported(ownBrand, tokens).text;
  const sheet = withValues(own, readBrand(fileURLToPath(new URL(`${brand}.resolver.json`, folder)), own));
  expectReadable(brand, sheet);
  if (brand === ownBrand) return { file: new URL('tokens.css', tokens), text: sheet };
  const changed = changedTokens({ own, sheet }, { file: `brands/${brand}`, path: '' });
  return {
    file: new URL(`${brand}.css`, folder),
    text: writer + brandCss(brand, [...changed, ...logoOf(brand, folder)]),
  };
}

/** Refuses a style sheet in which some people cannot read a text or see a shape. */
export function expectReadable(brand: string, sheet: string): void {
  const faults = contrastFaults(sheet);
  if (faults.length > 0) throw new Error(`The brand "${brand}" cannot be read by everybody:\n${faults.join('\n')}`);
}

const writer = '/* Written by `pnpm tokens import` from the token files beside it. */\n';

/** A brand with a `logo.svg` shows that shape in place of the chip. It costs no request: the browser cuts it out of the text's colour. */
function logoOf(brand: string, folder: URL): [name: string, value: string][] {
  const file = new URL('logo.svg', folder);
  if (!existsSync(file)) return [];
  return [
    ['logo-shape', logoShape(`${brand}/logo.svg`, readFileSync(file, 'utf8'))],
    ['logo-ground', 'currentcolor'],
    ['logo-lines', 'hidden'],
  ];
}
