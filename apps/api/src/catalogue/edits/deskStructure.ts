import { asc, desc, sql } from 'drizzle-orm';
import type {
  DeskCategory,
  DeskGroup,
  DeskMaker,
  DeskStructure,
  StructureChange,
} from '@platine/domain/desk/deskStructure.ts';
import type { StructureKind, UsedEntry } from '@platine/domain/desk/structureEdit.ts';
import type { Database } from '../../db/database.ts';
import { categories, manufacturers, menuGroups, products } from '../../db/schema.ts';
import { structureEdits } from '../../db/structureEditSchema.ts';

/** Changes that the desk shows. */
const mostChanges = 50;

/** Makers, categories and the menu, with the newest changes by hand. */
export async function readDeskStructure(db: Database): Promise<DeskStructure> {
  return {
    makers: await readMakers(db),
    categories: await readCategories(db),
    groups: await readGroups(db),
    changes: await readChanges(db),
  };
}

/** The entries of one kind. */
export function readEntries(db: Database, kind: StructureKind): Promise<readonly UsedEntry[]> {
  switch (kind) {
    case 'maker':
      return readMakers(db);
    case 'category':
      return readCategories(db);
    case 'group':
      return readGroups(db);
  }
}

const sold = sql<number>`(count(*) filter (where not ${products.withdrawn}))::integer`;
const retired = sql<number>`(count(*) filter (where ${products.withdrawn}))::integer`;
const none = { products: 0, retired: 0 };

async function readMakers(db: Database): Promise<DeskMaker[]> {
  const rows = await db.select().from(manufacturers).orderBy(asc(manufacturers.name), asc(manufacturers.id));
  const { manufacturerId: id } = products;
  const counted = await db.select({ id, products: sold, retired }).from(products).groupBy(id);
  const uses = new Map(counted.map(({ id: maker, ...use }) => [maker, use]));
  return rows.map(({ id: maker, name, countryCode: country, safetyContact: contact, logo }) => ({
    kind: 'maker',
    ref: String(maker),
    name,
    country,
    contact,
    logo,
    ...(uses.get(maker) ?? none),
  }));
}

async function readCategories(db: Database): Promise<DeskCategory[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.path));
  const path = sql<string>`unnest(${products.categoryPaths})`.as('path');
  const { withdrawn } = products;
  const named = db.select({ path, withdrawn }).from(products).as('named');
  const counted = await db
    .select({
      path: named.path,
      products: sql<number>`(count(*) filter (where not ${named.withdrawn}))::integer`,
      retired: sql<number>`(count(*) filter (where ${named.withdrawn}))::integer`,
    })
    .from(named)
    .groupBy(named.path);
  const uses = new Map(counted.map(({ path: category, ...use }) => [category, use]));
  return rows.map(({ path: ref, name }) => ({ kind: 'category', ref, name, ...(uses.get(ref) ?? none) }));
}

async function readGroups(db: Database): Promise<DeskGroup[]> {
  const rows = await db.select().from(menuGroups).orderBy(asc(menuGroups.position), asc(menuGroups.group));
  return rows.map(({ group: ref, title, entries }, position) => ({
    kind: 'group',
    ref,
    title,
    entries,
    position,
    ...none,
  }));
}

async function readChanges(db: Database): Promise<StructureChange[]> {
  const rows = await db.select().from(structureEdits).orderBy(desc(structureEdits.id)).limit(mostChanges);
  return rows.map(({ id, at, by, why, kind, ref, act, facts, overwrittenAt }) => ({
    id,
    at: at.toISOString(),
    by,
    why,
    kind,
    ref,
    act,
    facts,
    overwritten: overwrittenAt !== null,
  }));
}
