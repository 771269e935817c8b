import { and, asc, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, manufacturers, menuGroups, products } from '../db/schema.ts';

type CategoryRow = typeof categories.$inferSelect;
export type CategoryWithChildren = CategoryRow & {
  readonly children: readonly (CategoryRow & { readonly hasChildren: boolean })[];
};

/** A category with its children, or null. */
export async function findCategory(db: Database, path: string): Promise<CategoryWithChildren | null> {
  const rows = await db
    .select()
    .from(categories)
    .where(or(eq(categories.path, path), eq(categories.parentPath, path)))
    .orderBy(asc(categories.path));
  const own = rows.find((row) => row.path === path);
  if (own === undefined) return null;
  const children = rows.filter((row) => row.parentPath === path);
  const parents = await parentsAmong(
    db,
    children.map((child) => child.path),
  );
  return { ...own, children: children.map((child) => ({ ...child, hasChildren: parents.has(child.path) })) };
}

async function parentsAmong(db: Database, paths: string[]): Promise<ReadonlySet<string | null>> {
  if (paths.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ path: categories.parentPath })
    .from(categories)
    .where(inArray(categories.parentPath, paths));
  return new Set(rows.map(({ path }) => path));
}

export function listMenu(db: Database) {
  return db.select().from(menuGroups).orderBy(asc(menuGroups.position));
}

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
