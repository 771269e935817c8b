import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import type { CategoryTile } from '@platine/domain/lists/shopWindow.ts';
import type { Database } from '../../db/database.ts';
import { sizesOfCategories } from '../../search/categorySizes.ts';
import { findCategory } from '../catalogue.ts';

/** The categories right below the root, with the number of their products. */
export async function readCategoryTiles(db: Database): Promise<CategoryTile[]> {
  const children = (await findCategory(db, rootCategory))?.children ?? [];
  const sizes = await sizesOfCategories(
    db,
    children.map(({ path }) => path),
  );
  return children.map(({ path, name }, at) => ({ path, name, count: sizes[at] ?? 0 }));
}
