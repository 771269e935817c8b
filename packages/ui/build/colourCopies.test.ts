import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Theme } from '@platine/domain/brand/colours.ts';
import { longHex } from '@platine/domain/brand/colours.ts';
import { colour } from './colours.testing.ts';

/** Pictures, the window's colour and the favicon cannot read the page's tokens: they have copies. */
const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const coloursIn = (text: string) => (text.match(/#[\da-f]{3,6}\b/g) ?? []).map(longHex);

describe('a colour of tokens.css is the same where tokens do not reach', () => {
  const sheet = read('packages/drawings/src/sheet.ts');
  const drawn = (name: string) => coloursIn(new RegExp(`\\['--${name}'.*\\]`).exec(sheet)?.[0] ?? '');

  it.each([
    ['line', 'color-link'],
    ['body', 'color-panel'],
    ['copper', 'color-mark'],
  ])('the drawings’ %s is --%s', (name, token) => {
    expect(drawn(name), 'change packages/drawings/src/sheet.ts').toEqual([
      colour(token, 'light'),
      colour(token, 'dark'),
    ]);
  });

  it('the favicon is a piece of the board', () => {
    const board = ['color-board', 'color-pad', 'color-on-board'].map((token) => colour(token, 'light'));
    expect([...new Set(coloursIn(read('apps/storefront/public/favicon.svg')))], 'change favicon.svg').toEqual(board);
  });
});

describe('docs/DESIGN.md', () => {
  const rows = [...read('docs/DESIGN.md').matchAll(/^\| (`color-[^|]+)\| ([^|]+)\| ([^|]+)\|/gm)].map(
    ([, names = '', light = '', dark = '']) => ({
      tokens: [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name),
      light: coloursIn(light),
      dark: coloursIn(dark),
    }),
  );

  it('names most of the colours', () => expect(rows.flatMap(({ tokens }) => tokens).length).toBeGreaterThan(15));

  it.each(rows)('has the values of $tokens', ({ tokens, light, dark }) => {
    // Two tokens of one value stand in one cell.
    const values = (theme: Theme) => [...new Set(tokens.map((token) => colour(token, theme)))];
    expect([light, dark], 'change the table of docs/DESIGN.md').toEqual([values('light'), values('dark')]);
  });
});
