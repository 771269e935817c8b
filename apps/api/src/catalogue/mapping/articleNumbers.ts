import { inArray, max } from 'drizzle-orm';
import { articleNumbers, products } from '../../db/schema.ts';
import { catalogueLock } from '../../db/catalogueLock.ts';
import type { Database } from '../../db/database.ts';

/** Gives article numbers of a file SKUs, the same ones whenever they are asked for. An empty one has none. */
export type ArticleNumbers = (numbers: readonly string[]) => Promise<ReadonlyMap<string, number>>;

const firstOwn = 1_000_001;

/** Keeps the numbers in the shop, so that a product has the same address and the same place in carts after each import. */
export function keptNumbers(db: Database): ArticleNumbers {
  return (numbers) =>
    db.transaction(async (tx) => {
      const wanted = [...new Set(numbers)].filter((number) => number !== '');
      if (wanted.length === 0) return new Map();
      await tx.execute(catalogueLock);
      const rows = await tx.select().from(articleNumbers).where(inArray(articleNumbers.number, wanted));
      const known = new Map(rows.map(({ number, sku }) => [number, sku]));
      const fresh = wanted.filter((number) => !known.has(number));
      if (fresh.length === 0) return known;
      const [last] = await tx.select({ sku: max(articleNumbers.sku) }).from(articleNumbers);
      const [product] = await tx.select({ sku: max(products.sku) }).from(products);
      const first = Math.max(firstOwn, (last?.sku ?? 0) + 1, (product?.sku ?? 0) + 1);
      const added = fresh.map((number, index) => ({ number, sku: first + index }));
      await tx.insert(articleNumbers).values(added);
      return new Map([...known, ...added.map(({ number, sku }) => [number, sku] as const)]);
    });
}

/** The shop's own numbers, and for new articles those that the next import would give them. Nothing is kept. */
export function plannedNumbers(db: Database): ArticleNumbers {
  let given: Map<string, number> | null = null;
  return async (numbers) => {
    const known = given ?? new Map((await db.select().from(articleNumbers)).map(({ number, sku }) => [number, sku]));
    given = known;
    const fresh = [...new Set(numbers)].filter((number) => number !== '' && !known.has(number));
    const [product] = await db.select({ sku: max(products.sku) }).from(products);
    const last = [...known.values()].reduce((most, sku) => Math.max(most, sku), product?.sku ?? 0);
    const first = Math.max(firstOwn, last + 1);
    for (const [index, number] of fresh.entries()) known.set(number, first + index);
    return known;
  };
}

/** For a check, which has no shop. */
export function provisionalNumbers(): ArticleNumbers {
  const known = new Map<string, number>();
  return (numbers) => {
    for (const number of numbers) if (number !== '' && !known.has(number)) known.set(number, firstOwn + known.size);
    return Promise.resolve(known);
  };
}
