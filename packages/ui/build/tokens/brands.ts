import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contrastFaults } from './contrastFaults.ts';
import { logoShape } from './logoShape.ts';
import { readBrand } from './readBrand.ts';
import { ownTokens, withValues } from './sheet.ts';
import { tokenFilesOf } from './tokenFiles.ts';

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
  return { file: new URL(`${brand}.css`, folder), text: differences({ brand, own, sheet }, folder) };
}

/** Refuses a style sheet in which some people cannot read a text or see a shape. */
export function expectReadable(brand: string, sheet: string): void {
  const faults = contrastFaults(sheet);
  if (faults.length > 0) throw new Error(`The brand "${brand}" cannot be read by everybody:\n${faults.join('\n')}`);
}

type Sheets = { readonly brand: string; readonly own: string; readonly sheet: string };

/** The tokens that a brand changes, for a page that says `data-brand`. */
function differences({ brand, own, sheet }: Sheets, folder: URL): string {
  const before = ownTokens(own);
  const changed = [...ownTokens(sheet)].filter(([name, value]) => before.get(name) !== value);
  if (changed.some(([name]) => name === 'pause'))
    throw new Error(`The brand "${brand}" changes "pause", which readers switch off; remove it from its token files.`);
  const lines = [...changed, ...logoOf(brand, folder)].map(([name, value]) => `    --${name}: ${value};\n`).join('');
  return `/* Written by \`pnpm tokens import\` from the token files beside it. */\n@layer tokens {\n  :root[data-brand='${brand}'] {\n${lines}  }\n}\n`;
}

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
