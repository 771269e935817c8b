import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandCss } from '@platine/domain/brand/brandOf.ts';
import type { BrandLogo, ShopBrand } from '@platine/domain/shop/shopBrand.ts';
import { logoTokens, shopBrandName } from '@platine/domain/shop/shopBrand.ts';
import { brandFile, noBrandTokens, readBrandTokens } from './brandFile.ts';
import { readLogo } from './logoFile.ts';
import { readParts } from './readParts.ts';

/** Reads the colours, type and logo of a shop's folder; null for a folder with neither. Throws ShopError. */
export function readBrand(folder: string): ShopBrand | null {
  const hasTokens = existsSync(join(folder, brandFile));
  const { tokens, logo } = readParts<{ tokens: ReturnType<typeof readBrandTokens>; logo: BrandLogo | null }>({
    tokens: () => (hasTokens ? readBrandTokens(folder) : noBrandTokens()),
    logo: () => readLogo(folder),
  });
  if (!hasTokens && logo === null) return null;
  const css = brandCss(shopBrandName, [...tokens.changed, ...(logo === null ? [] : logoTokens(logo))]);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  return { css, address: `/brand/tokens-${hash}.css`, logo, board: tokens.board };
}
