import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTestFolders, testFolder } from '../../testing/testFolder.ts';
import { sampleShopFolder } from './sampleShop.ts';
import { shopCommand } from '../commands/shop/run.ts';
import { readBrand } from './readBrand.ts';
import { ShopError } from './shopError.ts';

afterAll(removeTestFolders);

const fjord = fileURLToPath(new URL('../../../../packages/ui/src/tokens/brands/fjord/', import.meta.url));

type Files = Readonly<Record<string, string | Uint8Array>>;

function folderOf(files: Files): string {
  const folder = testFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

function brandOf(files: Files): ShopBrand {
  const brand = readBrand(folderOf(files));
  if (brand === null) throw new Error('The folder has no brand.');
  return brand;
}

function mistakesIn(files: Files): readonly string[] {
  try {
    readBrand(folderOf(files));
    return [];
  } catch (error) {
    if (error instanceof ShopError) return error.sentences;
    throw error;
  }
}

const colour = (red: number, green: number, blue: number) =>
  `{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [${red}, ${green}, ${blue}] } }`;
const tokens = (name: string, token: string) => ({
  'brand.tokens.json': `{\n  "p": {\n    "${name}": ${token}\n  }\n}`,
});
const drawing = (inner: string, viewBox = '0 0 96 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${inner}\n</svg>`;
const logo = (inner: string, viewBox?: string) => ({ 'logo.svg': drawing(inner, viewBox) });
const circle = '<circle cx="16" cy="16" r="9" fill="#fff"/>';

/** The start of a PNG, all that is read of one. */
function png(width: number, height: number): Uint8Array {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

describe('the brand of a shop’s folder', () => {
  test('is none without its files', () => {
    expect(readBrand(sampleShopFolder)).toBeNull();
  });

  test('makes the same style of a brand’s tokens as the build does', () => {
    const built = readFileSync(join(fjord, 'fjord.css'), 'utf8');
    const made = readBrand(folderOf({ 'brand.tokens.json': readFileSync(join(fjord, 'base.tokens.json'), 'utf8') }));
    const declared = (css = '') => [...css.matchAll(/^ +--(?!logo)[^;]+;$/gm)].map(([line]) => line);
    expect(declared(made?.css)).toEqual(declared(built));
    expect(made?.css).toContain(":root[data-brand='shop'] {");
    expect(made?.board.light).toEqual({ ground: '#13406b', text: '#f3f6fa' });
    expect(made?.address).toMatch(/^\/brand\/tokens-[\da-f]{16}\.css$/);
  });

  test('has a logo in a box of its proportions; a wide one has the name in it', () => {
    const wide = brandOf(logo(circle));
    expect(wide.logo).toMatchObject({ type: 'image/svg+xml', width: 96, height: 32 });
    expect(wide.css).toMatch(/--logo-ground: url\('\/brand\/logo-[\da-f]{16}\.svg'\) center \/ contain no-repeat;/);
    expect(wide.css).toContain('--logo-width: 6rem;');
    expect(wide.css).toContain('--logo-word: none;');
    const mark = brandOf({ 'logo.png': png(64, 64) });
    expect(mark.logo).toMatchObject({ type: 'image/png', width: 64 });
    expect(mark.css).toContain('--logo-width: 2rem;');
    expect(mark.css).not.toContain('--logo-word');
    expect(mark.board.light.ground).toBe('#0d4f38');
  });
});

describe('tokens that cannot be used are refused with file, line and what to do', () => {
  test.each([
    [
      'no JSON',
      { 'brand.tokens.json': '{\n  "p": x }' },
      /^brand\.tokens\.json, line 2: this is not JSON \(.+\): correct it\.$/,
    ],
    ['half a file', { 'brand.tokens.json': '{\n  "p": {' }, /^brand\.tokens\.json, line \d: this is not JSON/],
    [
      'a channel above 1',
      tokens('mask', colour(255, 0, 0)),
      'brand.tokens.json, line 3, p.mask: 255 is not between 0 and 1.',
    ],
    [
      'a name that the shop does not know',
      { 'brand.tokens.json': `{\n  "color": {\n    "inc": ${colour(0, 0, 0)} } }` },
      'brand.tokens.json, line 3, color.inc: the shop has no token --color-inc; correct the name. New colours belong in the group "p".',
    ],
    [
      'low contrast',
      tokens('ink-1', colour(0.6, 0.6, 0.6)),
      'brand.tokens.json: color-ink-second on color-paper has a contrast of 2.70 in the light theme; it needs 4.5: change one of the two.',
    ],
    [
      'a text that one sees through',
      tokens(
        'ink-1',
        '{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.9 } }',
      ),
      'brand.tokens.json, line 3, p.ink-1: "rgb(0 0 0 / 90%)" is no colour without transparency in the light theme; name one.',
    ],
  ])('%s', (_, files, sentence) => {
    expect(mistakesIn(files)[0]).toMatch(sentence);
  });
});

describe('a logo that cannot be used is refused with its file, line and what to do', () => {
  test.each([
    [
      'a script',
      logo('<script>alert(1)</script>'),
      'logo.svg, line 2: <script> does not belong into a logo: remove it.',
    ],
    [
      'a handler',
      logo('<g onload="x()"/>'),
      'logo.svg, line 2: the attribute onload does not belong into a logo: remove it.',
    ],
    [
      'an address',
      logo('<image href="https://elsewhere.example/x.png"/>'),
      'logo.svg, line 2: a logo loads nothing, but href is "https://elsewhere.example/x.png": draw it in the file.',
    ],
    [
      'entities',
      { 'logo.svg': `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing(circle)}` },
      'logo.svg, line 1: it has declarations of its own: remove the document type.',
    ],
    ['another kind of file', { 'logo.svg': '<p>Logo</p>' }, /^logo\.svg, line 1: the file must begin with <svg xmlns=/],
    ['half a file', { 'logo.svg': drawing('<g>') }, /^logo\.svg, line 3: this is no SVG \(/],
    ['no size', logo(circle, '0 0 0 0'), /^logo\.svg is 0 wide and 0 high: a logo is 4 times as wide as high at most/],
    ['a banner', logo(circle, '0 0 161 40'), /^logo\.svg is 161 wide and 40 high: a logo is 4 times/],
    ['a PNG that is none', { 'logo.png': 'GIF89a' }, 'logo.png is no PNG: save it as one, or as logo.svg.'],
    ['a large file', logo(circle.repeat(3000)), 'logo.svg has more than 100000 bytes: make it smaller.'],
    [
      'two',
      { ...logo(circle), 'logo.png': png(9, 9) },
      'logo.svg and logo.png: a shop has one logo: remove one of them.',
    ],
  ])('%s', (_, files, sentence) => {
    const [first, ...more] = mistakesIn(files);
    expect(first).toMatch(sentence);
    expect(more).toEqual([]);
  });

  test('just small enough is no mistake', () => {
    expect(mistakesIn(logo(circle, '0 0 160 40'))).toEqual([]);
  });
});

test('pnpm shop check names the mistakes of tokens and logo at once', async () => {
  const folder = testFolder();
  cpSync(sampleShopFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...tokens('ink-1', colour(0.6, 0.6, 0.6)), ...logo('<script/>') }))
    writeFileSync(join(folder, name), text);
  const complaints: string[] = [];
  const command = shopCommand.parse(['check', folder], '/');
  if (command?.needs !== 'nothing') throw new Error('This is not the command.');
  const complain = (sentence: string) => void complaints.push(sentence);
  expect(await command.run({ say: complain, complain, progress: () => undefined, ask: null })).toBe(1);
  expect(complaints.join('\n')).toContain('color-ink-second on color-paper has a contrast of 2.70');
  expect(complaints.join('\n')).toContain('logo.svg, line 2: <script> does not belong');
});
