import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { CategoryTile } from '@platine/domain/lists/shopWindow.ts';
import { tilePicture } from '@platine/domain/lists/shopWindow.ts';
import { sizesOfCategories } from '../../search/categorySizes.ts';
import { findCategory } from '../catalogue.ts';
import type { Catalogue } from '../products.ts';
import { loadListed } from '../products.ts';

/** The categories right below the root, with the number of their products and the picture of their first. */
export async function readCategoryTiles(catalogue: Catalogue): Promise<CategoryTile[]> {
  const { db } = catalogue;
  const children = (await findCategory(db, rootCategory))?.children ?? [];
  const sizes = await sizesOfCategories(
    db,
    children.map(({ path }) => path),
  );
  const firstSkus = sizes.flatMap(({ firstSku }) => firstSku ?? []);
  const pictures = new Map(
    (await loadListed(catalogue, firstSkus)).map(({ sku, assets }) => [sku, tilePicture(assets)]),
  );
  return children.map(({ path, name }, at) => {
    const { count, firstSku } = sizes[at] ?? { count: 0, firstSku: null };
    return { path, name, count, picture: pictures.get(firstSku ?? 0) ?? null };
  });
}
