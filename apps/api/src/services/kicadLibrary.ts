import { pickText } from '@platine/domain/language/text.ts';
import { familyOf, fitsFamily } from '@platine/domain/kicad/kicadFamily.ts';
import type { KicadEntry, KicadPart } from '@platine/domain/kicad/kicadPart.ts';
import { kicadEntry, kicadPart } from '@platine/domain/kicad/kicadPart.ts';
import type { Shop } from '@platine/domain/shop/shop.ts';
import type { Database } from '../db/database.ts';
import { searchProducts } from '../search/search.ts';
import { luxembourgDate } from '../time/clock.ts';
import { findCategory } from './catalogue.ts';
import { loadFull, loadListed } from './products.ts';

export type KicadContext = { readonly db: Database; readonly now: Date; readonly shop: Shop };

/** Most parts of one category: KiCad reads a category whole. */
const mostParts = 10_000;

/** The categories that have parts for KiCad: those of the shop's families that the catalogue has. */
export async function listKicadCategories({ db, shop }: KicadContext): Promise<KicadEntry[]> {
  const paths = [...new Set(shop.kicad.map(({ category }) => category))];
  const found = await Promise.all(paths.map((path) => findCategory(db, path)));
  return found.flatMap((category) => {
    if (category === null) return [];
    const name = pickText(category.name, 'EN')?.text ?? category.path;
    return [{ id: category.path, name, description: '' }];
  });
}

/** The parts of a category; null for one without families. */
export async function listKicadParts(context: KicadContext, category: string): Promise<KicadEntry[] | null> {
  const { db, now, shop } = context;
  const families = shop.kicad.filter((family) => family.category === category);
  if (families.length === 0) return null;
  const { skus } = await searchProducts(
    db,
    {
      text: '',
      view: 'listing',
      sort: 'sku-desc',
      skip: 0,
      limit: mostParts,
      filters: { categoryPath: category },
      withFacets: false,
    },
    { day: luxembourgDate(now), language: 'EN', synonyms: [] },
  );
  const products = await loadListed({ db, limits: shop.limits }, skus);
  return products.filter((product) => families.some((family) => fitsFamily(product, family))).map(kicadEntry);
}

/** A part with its symbol and fields; null when the shop does not have it, or no symbol for it. */
export async function findKicadPart(
  { db, shop }: KicadContext,
  sku: number,
  origin: string,
): Promise<KicadPart | null> {
  const [product] = await loadFull({ db, limits: shop.limits }, [sku]);
  if (product === undefined) return null;
  const family = familyOf(product, shop.kicad);
  return family === null ? null : kicadPart(product, family, origin);
}
