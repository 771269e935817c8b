import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { catalogueState, categories, manufacturers, products } from '../db/schema.ts';
import { facetKeys, facetValues, productNames, productSearch, searchWords } from '../db/searchSchema.ts';
import { chooseFrequentTerms, listAllFrequentTerms } from '../search/frequentTerms.ts';
import { rebuildWords } from '../search/rebuildWords.ts';
import { incrementSearchVersion } from '../search/searchVersion.ts';
import type { Clock } from '../time/clock.ts';
import { dataError } from './dataErrors.ts';
import { endEdits, overwrittenEdits } from './edits/overwrittenEdits.ts';
import { openFacetRegistry } from './facetRegistry.ts';
import type { ParsedProduct } from './readProducts.ts';
import type { MayRemove } from './removalGuard.ts';
import type { Tally } from './report.ts';
import type { References } from './references.ts';
import type { StructureWithLogos } from './catalogueStructure.ts';
import { planStructure, writeStructure } from './structure.ts';
import { othersThan, retireOthers, writeProducts } from './write.ts';

/** The steps of an import, in their order. */
type CatalogueWrites = {
  /** Answers the manufacturers and categories that products may refer to from then on. */
  readonly structure: (structure: StructureWithLogos, mayRemove: MayRemove) => Promise<References>;
  readonly products: (lines: readonly ParsedProduct[]) => Promise<void>;
  /** Answers how many are retired. */
  readonly retireOthers: (kept: readonly number[], may: (gone: number) => boolean) => Promise<number>;
  readonly finish: (report: ImportReport, state: State) => Promise<void>;
};

/** The writes of an import. */
export async function catalogueWrites(db: Database, tally: Tally, clock: Clock): Promise<CatalogueWrites> {
  const registry = await openFacetRegistry(db);
  let areRenamed = false;

  /** Halves a batch that the database rejects until the offending line is found. */
  async function writeSome(lines: readonly ParsedProduct[]): Promise<number> {
    if (lines.length === 0) return 0;
    try {
      await writeProducts(db, registry, { products: lines, now: clock() });
      return lines.length;
    } catch (error) {
      const [line] = lines;
      const reason = dataError(error);
      if (reason === null || line === undefined) throw error;
      if (lines.length === 1) {
        tally.refuse({ file: line.file, line: line.line, reason });
        return 0;
      }
      const middle = Math.ceil(lines.length / 2);
      return (await writeSome(lines.slice(0, middle))) + (await writeSome(lines.slice(middle)));
    }
  }

  return {
    async structure(structure, mayRemove) {
      const { known, overwritten, refreshed } = await writeStructure(db, structure, { mayRemove, now: clock() });
      tally.overwriteStructure(overwritten);
      areRenamed = refreshed > 0;
      return known;
    },
    async products(lines) {
      const { added, changed } = await divided(db, lines, tally);
      tally.count('added', await writeSome(added));
      tally.count('changed', await writeSome(changed));
      await endEdits(
        db,
        changed.map(({ row }) => row),
        clock(),
      );
    },
    retireOthers: (kept, may) => retireOthers(db, kept, may),
    finish: (report, state) => finish(db, { ...report, areRenamed }, state),
  };
}

/** The same, of which nothing is written: each product that would be is named in the report. */
export function plannedWrites(db: Database, tally: Tally): CatalogueWrites {
  const plan = (kind: 'added' | 'changed', lines: readonly ParsedProduct[]) => {
    tally.count(kind, lines.length);
    for (const { row } of lines) tally.plan(kind, row);
  };
  return {
    async structure(structure, mayRemove) {
      const { known, overwritten } = await planStructure(db, structure, mayRemove);
      tally.overwriteStructure(overwritten);
      return known;
    },
    async products(lines) {
      const { added, changed } = await divided(db, lines, tally);
      plan('added', added);
      plan('changed', changed);
    },
    async retireOthers(kept, may) {
      const gone = await othersThan(db, kept);
      if (!may(gone.length)) return 0;
      for (const product of gone) tally.plan('retired', product);
      return gone.length;
    },
    finish: () => Promise.resolve(),
  };
}

/** New and changed products of a batch; those that stay are counted, and what the changed ones overwrite by hand is told. */
async function divided(db: Database, lines: readonly ParsedProduct[], tally: Tally) {
  const stored = await storedHashes(db, lines);
  const added = lines.filter(({ row }) => !stored.has(row.sku));
  const changed = lines.filter(({ row }) => stored.has(row.sku) && stored.get(row.sku) !== row.contentHash);
  tally.count('unchanged', lines.length - added.length - changed.length);
  const rows = changed.map(({ row }) => row);
  tally.overwrite(await overwrittenEdits(db, rows));
  return { added, changed };
}

/** The current state of the catalogue's products; a withdrawn one that comes back counts as changed. */
async function storedHashes(db: Database, lines: readonly ParsedProduct[]): Promise<Map<number, string>> {
  if (lines.length === 0) return new Map();
  const skus = lines.map(({ row }) => row.sku);
  const rows = await db
    .select({ sku: products.sku, contentHash: products.contentHash, withdrawn: products.withdrawn })
    .from(products)
    .where(inArray(products.sku, skus));
  return new Map(rows.map(({ sku, contentHash, withdrawn }) => [sku, withdrawn ? '' : contentHash]));
}

const catalogueTables = [
  manufacturers,
  categories,
  products,
  productSearch,
  productNames,
  facetKeys,
  facetValues,
  searchWords,
].map((table) => sql`${table}`);

type State = Omit<typeof catalogueState.$inferInsert, 'id'>;

/** `areRenamed`: products are found by another name of their maker or category. */
type Written = Pick<ImportReport, 'added' | 'changed' | 'retired'> & { readonly areRenamed: boolean };

async function finish(db: Database, { added, changed, retired, areRenamed }: Written, state: State): Promise<void> {
  if (areRenamed || added + changed + retired > 0) {
    await rebuildWords(db);
    // PGlite does not analyse its tables by itself, and plans badly without statistics.
    await db.execute(sql`vacuum analyze ${sql.join(catalogueTables, sql`, `)}`);
    await chooseFrequentTerms(db);
    await listAllFrequentTerms(db);
  }
  await incrementSearchVersion(db);
  await db
    .insert(catalogueState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: catalogueState.id, set: state });
}
