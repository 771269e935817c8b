import { existsSync, readFileSync } from 'node:fs';
import { coloursOf } from '@platine/domain/brand/colours.ts';
import type { Theme } from '@platine/domain/brand/colours.ts';
import type { ShopBrand } from '@platine/domain/shop/shopBrand.ts';

/** The style sheet of Platine's tokens. The storefront is built from it, so it is read as data. */
export const ownSheet = new URL('../../../../packages/ui/src/tokens/tokens.css', import.meta.url);

/** The header's colours in a style sheet of tokens. */
export function boardIn(sheet: string): ShopBrand['board'] {
  const colour = coloursOf(sheet);
  const of = (theme: Theme) => ({ ground: colour('color-board', theme), text: colour('color-on-board', theme) });
  return { light: of('light'), dark: of('dark') };
}

/** The header's colours of the brand that `BRAND` names; Platine's for one that there is not, which the storefront refuses. */
export function builtBoard(brand: string): ShopBrand['board'] {
  const own = readFileSync(ownSheet, 'utf8');
  const sheet = new URL(`../../../../packages/ui/src/tokens/brands/${brand}/${brand}.css`, import.meta.url);
  return boardIn(existsSync(sheet) ? own + readFileSync(sheet, 'utf8') : own);
}
