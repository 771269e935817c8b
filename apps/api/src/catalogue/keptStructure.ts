import { safetyContactToWire } from '@platine/domain/catalog/productToWire.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { categories, manufacturers } from '../db/schema.ts';
import { structureEdits } from '../db/structureEditSchema.ts';
import type { CategoryLine, ManufacturerLine, MenuGroupLine } from './catalogueLines.ts';
import { menuLines } from './exportCatalogue.ts';
import type { StructureWithLogos } from './catalogueStructure.ts';

/**
 * The structure of the files with what they leave out as the shop has it: facts of a maker, and of a table, which has neither a second language for
 * its categories nor a menu, their other names and the menu that somebody has changed by hand.
 */
export async function withKept(db: Database, structure: StructureWithLogos): Promise<StructureWithLogos> {
  const kept = await withKeptMakers(db, structure);
  if (!structure.isTable) return kept;
  return {
    ...kept,
    categories: await withKeptNames(db, structure.categories),
    menu: (await menuByHand(db)) ?? structure.menu,
  };
}

async function withKeptMakers(db: Database, structure: StructureWithLogos): Promise<StructureWithLogos> {
  const shop = new Map((await db.select().from(manufacturers)).map((maker) => [maker.id, maker]));
  const logos = new Map(structure.logos);
  const makers = structure.manufacturers.map((line): ManufacturerLine => {
    const { MANUFACTURER_ID: id, COUNTRY_CODE: country, SAFETY_CONTACT: contact, LOGO: logo } = line;
    const { countryCode = null, safetyContact = null, logo: shopLogo = null } = shop.get(id) ?? {};
    if (logo === undefined) logos.set(id, shopLogo);
    const shopContact = safetyContact === null ? null : safetyContactToWire(safetyContact);
    return {
      ...line,
      COUNTRY_CODE: country === undefined ? countryCode : country,
      SAFETY_CONTACT: contact === undefined ? shopContact : contact,
    };
  });
  return { ...structure, manufacturers: makers, logos };
}

async function withKeptNames(db: Database, lines: readonly CategoryLine[]): Promise<CategoryLine[]> {
  const shop = new Map((await db.select().from(categories)).map(({ path, name }) => [path, name]));
  return lines.map((line) => ({ ...line, NAME: { ...shop.get(line.PATH.toLowerCase()), ...line.NAME } }));
}

/** Null unless somebody has changed it since an import. */
async function menuByHand(db: Database): Promise<MenuGroupLine[] | null> {
  const changed = and(eq(structureEdits.kind, 'group'), isNull(structureEdits.overwrittenAt));
  return (await db.$count(structureEdits, changed)) === 0 ? null : menuLines(db);
}
