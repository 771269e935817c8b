import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { brandNames, expectReadable, imported } from './brands.ts';
import { logoShape } from './logoShape.ts';
import { readBrand } from './readBrand.ts';
import { withValues } from '@platine/domain/brand/sheet.ts';
import { tokenFilesOf } from '@platine/domain/brand/tokenFiles.ts';

const tokens = new URL('../../src/tokens/', import.meta.url);
const sheet = readFileSync(new URL('tokens.css', tokens), 'utf8');
const resolver = readFileSync(new URL('brands/platine/platine.resolver.json', tokens), 'utf8');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  writeFileSync(join(folder, 'resolver.json'), resolver);
  for (const [name, json] of Object.entries(tokenFilesOf(sheet))) put(name, JSON.stringify(json));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(folder, `${name}.tokens.json`), text);
const read = () => readBrand(join(folder, 'resolver.json'), sheet);

/** Replaces a part of a token file as a design tool would. */
function edit(name: 'base' | 'light' | 'dark', was: string, text: string): void {
  const before = JSON.stringify(tokenFilesOf(sheet)[name]);
  expect(before).toContain(was);
  put(
    name,
    before.replace(was, () => text),
  );
}

const veil =
  '"veil":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"hex":"#000000","alpha":0.55}}';

describe('the round trip through DTCG 2025.10', () => {
  it('brings back the same style sheet', () => {
    const changed = withValues(sheet, new Map([['color-ink', '#123456']]));
    expect(changed).not.toBe(sheet);
    expect(withValues(changed, read())).toBe(sheet);
  });

  it('writes colours, lengths, aliases, themes and composite tokens as the format says', () => {
    const { base, light, dark } = tokenFilesOf(sheet);
    expect(base).toMatchObject({
      p: {
        mask: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.051, 0.3098, 0.2196], hex: '#0d4f38' } },
      },
      space: { 1: { $type: 'dimension', $value: { value: 0.25, unit: 'rem' } } },
      leading: { $root: { $type: 'number', $value: 1.45 }, tight: { $value: 1.25 } },
      font: { mono: { $type: 'fontFamily' } },
      line: { $type: 'border', $value: { color: '{color.hairline}', style: 'solid' } },
      shadow: { float: { $type: 'shadow', $value: { blur: { value: 12, unit: 'px' }, color: { alpha: 0.25 } } } },
    });
    expect(light).toMatchObject({ color: { link: { $value: '{p.mask}' } } });
    expect(dark).toMatchObject({ color: { link: { $value: '{p.mask-pale}' } } });
  });

  it('leaves what CSS computes to the style sheet', () => {
    expect(JSON.stringify(tokenFilesOf(sheet))).not.toMatch(/gutter|paper-veiled/);
  });

  it('takes a changed colour, a new primitive and a theme of its own', () => {
    edit('light', '"link":{"$value":"{p.mask}"}', '"link":{"$value":"{p.sea}"}');
    edit('base', '"mask":', '"sea":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,1]}},"mask":');
    const changed = withValues(sheet, read());
    expect(changed).toContain('--p-sea: #00f;');
    expect(changed).toContain('--color-link: light-dark(var(--p-sea), var(--p-mask-pale));');
  });
});

describe('a token file that cannot be read is refused with its file, its path and a way out', () => {
  it.each([
    [
      'an alias to nothing',
      '"ink":{"$value":"{p.ink-0}"}',
      '"ink":{"$value":"{p.inky}"}',
      'light.tokens.json, color.ink: no token is named {p.inky}; correct the alias',
    ],
    [
      'a token that is no object',
      '"ink":{"$value":"{p.ink-0}"}',
      '"ink":{"$value":"{color.link}"},"link2":0',
      'light.tokens.json, color.link2: a token or a group must be an object',
    ],
    [
      'another type',
      '"ink":{"$value":"{p.ink-0}"}',
      '"ink":{"$value":"{space.1}"}',
      'this is a dimension, but the shop needs a color',
    ],
    [
      'a name unknown to the shop',
      '"ink":',
      '"inc":',
      'color.inc: the shop has no token --color-inc; correct the name',
    ],
    ['a $ref', '"ink":', '"$ref":"#/p","ink":', 'light.tokens.json, color: $ref is not read here; write an alias'],
    ['a name that breaks CSS', '"ink":', '"ink;}":', '"ink;}" cannot be a name in CSS'],
  ])('%s', (_, was, text, sentence) => {
    edit('light', was, text);
    expect(read).toThrow(sentence);
  });

  it.each([
    [
      'a colour space',
      '"mask":',
      '"sea":{"$type":"color","$value":{"colorSpace":"oklch","components":[1,0,0]}},"mask":',
      'base.tokens.json, p.sea: a colour needs "colorSpace": "srgb"',
    ],
    [
      'a channel',
      '"mask":',
      '"sea":{"$type":"color","$value":{"colorSpace":"srgb","components":[255,1,1]}},"mask":',
      'p.sea: 255 is not between 0 and 1',
    ],
    [
      'a hex that says something else',
      '"mask":',
      '"sea":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0],"hex":"#ffffff"}},"mask":',
      '"hex" is #ffffff, but the components are #ff0000',
    ],
    ['a unit', '{"value":0.25,"unit":"rem"}', '{"value":4,"unit":"pt"}', 'space.1: the unit must be px or rem'],
    ['a name of a font', '"ui-monospace"', '"x;} body{display:none"', 'font.mono: a font family is a name'],
    ['a missing token', `,${veil}`, '', 'the token for --color-veil is missing; add it'],
    [
      'a circle of aliases',
      veil,
      '"veil":{"$value":"{color.veil}"}',
      'color.veil: the aliases go in a circle (color.veil → color.veil); give one a value',
    ],
  ])('%s', (_, was, text, sentence) => {
    edit('base', was, text);
    expect(read).toThrow(sentence);
  });

  it('no JSON at all', () => {
    put('dark', '{');
    expect(read).toThrow(/dark\.tokens\.json, top level: this is not JSON/);
  });

  it('a resolver without an order', () => {
    writeFileSync(join(folder, 'resolver.json'), '{}');
    expect(read).toThrow('"resolutionOrder" is missing in this resolver file; add it.');
  });
});

describe('contrast', () => {
  it('too low a one is refused with the pair, the theme and both numbers', () => {
    expect(() => expectReadable('platine', sheet)).not.toThrow();
    const faint = withValues(sheet, new Map([['p-ink-1', '#999']]));
    expect(() => expectReadable('faint', faint)).toThrow(
      /^The brand "faint" cannot .+\ncolor-ink-second on color-paper has a contrast of 2\.70 in the light theme; it needs 4\.5\.\n/,
    );
  });
});

test('one import after a change of the shop’s own colours changes what follows them in every brand, and nothing else', () => {
  cpSync(fileURLToPath(tokens), folder, { recursive: true });
  const copy = pathToFileURL(`${folder}/`);
  const file = join(folder, 'brands/platine/base.tokens.json');
  const paper = /("paper-0": \{[^}]*"components": )\[[^\]]*\](,\s*"hex": )"#\w+"/;
  const before = readFileSync(file, 'utf8');
  const after = before.replace(paper, '$1[1, 1, 0.9]$2"#ffffe6"');
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  const texts = brandNames().map((brand) => imported(brand, copy));
  for (const { file: sheetFile, text } of texts) writeFileSync(sheetFile, text);
  expect(readFileSync(join(folder, 'tokens.css'), 'utf8')).toContain('--p-paper-0: #ffffe6;');
  expect(readFileSync(join(folder, 'brands/fjord/fjord.css'), 'utf8')).toBe(
    readFileSync(new URL('brands/fjord/fjord.css', tokens), 'utf8'),
  );
  expect(brandNames().map((brand) => imported(brand, copy).text)).toEqual(texts.map(({ text }) => text));
});

describe('the logo of a brand', () => {
  const svg = (inner: string) => `<svg viewBox="0 0 32 32">${inner}</svg>`;

  it('becomes a shape in percent, so that it grows with its box', () => {
    expect(logoShape('logo.svg', svg('<polygon points="0,0 32,8 16,32" />'))).toBe('polygon(0 0, 100% 25%, 50% 100%)');
  });

  it.each([
    ['nothing drawn', '', 'logo.svg: a logo is one <polygon'],
    ['another form beside it', '<polygon points="0,0 1,1 2,2" /><script/>', 'logo.svg: a logo is one <polygon'],
    ['a point outside', '<polygon points="0,0 33,1 2,2" />', 'logo.svg: a point lies outside the viewBox'],
  ])('is refused with %s', (_, inner, sentence) => {
    expect(() => logoShape('logo.svg', svg(inner))).toThrow(sentence);
  });
});

describe('token files and style sheets agree', () => {
  it.each(brandNames())(
    'of %s: else run pnpm tokens export (tokens.css is newer) or import (the files are)',
    (brand) => {
      const { file, text } = imported(brand);
      expect(text).toBe(readFileSync(file, 'utf8'));
    },
  );
});
