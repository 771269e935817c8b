import { and, asc, eq, sql } from 'drizzle-orm';
import type { GroupedProduct, VariantGroup } from '@platine/domain/catalog/variants.ts';
import { variantGroup, variantState } from '@platine/domain/catalog/variants.ts';
import type { Database } from '../db/database.ts';
import { batchReads } from '../db/batchReads.ts';
import { memoizePerDatabase } from '../db/memoizePerDatabase.ts';
import { products } from '../db/schema.ts';
import { stockOf } from './productOf.ts';

/** The variants of products by the name of their group; products without one cost no statement. A group of one product is left out. */
export async function findVariants(
  db: Database,
  names: readonly (string | null)[],
): Promise<ReadonlyMap<string, VariantGroup>> {
  const wanted = [...new Set(names.filter((name) => name !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await findTogether(db)(wanted);
  const groups = wanted.flatMap((name) => variantGroup(name, (rows.get(name) ?? []).map(grouped)) ?? []);
  return new Map(groups.map((group) => [group.group, group]));
}

type Row = Awaited<ReturnType<ReturnType<typeof findingVariants>['execute']>>[number];

/** Concurrent callers share one statement. */
const findTogether = memoizePerDatabase((db) =>
  batchReads(async (asks: readonly (readonly string[])[]) => {
    const rows = await findingVariants(db).execute({ groups: [...new Set(asks.flat())] });
    const found = Map.groupBy(rows, ({ group }) => group ?? '');
    return asks.map(() => found);
  }),
);

const findingVariants = memoizePerDatabase((db) =>
  db
    .select({
      group: products.variantGroup,
      sku: products.sku,
      attributes: products.attributes,
      orderable: products.orderable,
      stockAmount: products.stockAmount,
      stockTimeFrame: products.stockTimeFrame,
      stockExpectedDate: products.stockExpectedDate,
      stockPresaleDate: products.stockPresaleDate,
    })
    .from(products)
    .where(
      and(sql`${products.variantGroup} = any(${sql.placeholder('groups')}::text[])`, eq(products.withdrawn, false)),
    )
    .orderBy(asc(products.sku))
    .prepare('find_variants'),
);

function grouped(row: Row): GroupedProduct {
  const { sku, attributes, orderable } = row;
  return { sku, attributes, state: variantState(orderable, stockOf(row)) };
}
