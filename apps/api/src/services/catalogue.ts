import { and, asc, count, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { batchReads } from '../db/batchReads.ts';
import type { Database } from '../db/database.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { categories, manufacturers, menuGroups, products } from '../db/schema.ts';

type CategoryRow = typeof categories.$inferSelect;
export type CategoryWithChildren = CategoryRow & {
  readonly children: readonly (CategoryRow & { readonly hasChildren: boolean })[];
};

/** A category with its children, or null. Concurrent callers share one statement: a page asks for several categories at once. */
export function findCategory(db: Database, path: string): Promise<CategoryWithChildren | null> {
  return findTogether(db)(path);
}

const findTogether = memoizePerDatabase((db) =>
  batchReads(async (paths: readonly string[]) => {
    const rows = await findingFamilies(db).execute({ paths: [...new Set(paths)] });
    return paths.map((path) => {
      const own = rows.find((row) => row.path === path);
      return own === undefined ? null : { ...own, children: rows.filter(({ parentPath }) => parentPath === path) };
    });
  }),
);

/** Categories and their children. */
const findingFamilies = memoizePerDatabase((db) => {
  const paths = sql`any(${sql.placeholder('paths')}::text[])`;
  return db
    .select({
      ...getTableColumns(categories),
      hasChildren: sql<boolean>`exists (select from categories as child where child.parent_path = categories.path)`,
    })
    .from(categories)
    .where(or(sql`${categories.path} = ${paths}`, sql`${categories.parentPath} = ${paths}`))
    .orderBy(asc(categories.path))
    .prepare('find_families');
});

export function listMenu(db: Database) {
  return listingMenu(db).execute();
}

const listingMenu = memoizePerDatabase((db) =>
  db.select().from(menuGroups).orderBy(asc(menuGroups.position)).prepare('list_menu'),
);

/** All manufacturers that have products, with their number. */
export function listManufacturers(db: Database) {
  return db
    .select({
      id: manufacturers.id,
      name: manufacturers.name,
      countryCode: manufacturers.countryCode,
      products: count(),
    })
    .from(manufacturers)
    .innerJoin(products, and(eq(products.manufacturerId, manufacturers.id), eq(products.withdrawn, false)))
    .groupBy(manufacturers.id)
    .orderBy(sql`lower(${manufacturers.name}) collate "C"`);
}
