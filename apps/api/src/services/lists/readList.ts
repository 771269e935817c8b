import { and, eq } from 'drizzle-orm';
import type { CartAmount } from '@platine/domain/cart/merge.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { ListedLine, SavedList } from '@platine/domain/lists/savedList.ts';
import { listedLine } from '@platine/domain/lists/savedList.ts';
import type { Project } from '@platine/domain/lists/shopWindow.ts';
import { projectList } from '@platine/domain/lists/shopWindow.ts';
import { lists } from '../../db/listSchema.ts';
import type { TokenHolder } from '../accounts/customers.ts';
import { requireCustomer } from '../accounts/customers.ts';
import type { Catalogue } from '../products.ts';
import { loadListed } from '../products.ts';
import type { RetiredPart } from '../retiredProducts.ts';
import { findRetiredParts } from '../retiredProducts.ts';
import { numbersOf } from './ownNumbers.ts';
import { listNotFound, readLines } from './storedLists.ts';

type Lines = Pick<SavedList, 'lines' | 'products'>;

/** A list of the account. Throws NotLoggedInException and NotFoundException. */
export async function readOwnList(caller: TokenHolder & Catalogue, id: string): Promise<SavedList> {
  const customer = await requireCustomer(caller);
  const [own] = await caller.db
    .select()
    .from(lists)
    .where(and(eq(lists.id, id), eq(lists.customerId, customer.id)));
  if (own === undefined) throw listNotFound();
  const { name, shareKey } = own;
  const { lines, products: sold } = await matchLines(caller, await readLines(caller.db, id));
  const numbers = new Map((await numbersOf(caller.db, customer.id)).map(({ sku, number }) => [sku, number]));
  return {
    name,
    shareKey,
    lines: lines.map((line) => ({ ...line, ownNumber: numbers.get(line.sku) })),
    products: sold,
  };
}

/** A list by the key of its link: its name and lines, and nothing of its owner; or a project of the shop. Throws NotFoundException. */
export async function readSharedList(
  catalogue: Catalogue,
  { key, projects }: { readonly key: string; readonly projects: readonly Project[] },
): Promise<SavedList> {
  const project = projects.find((one) => one.key === key);
  if (project !== undefined) return projectList(project, await matchLines(catalogue, project.parts));
  const [shared] = await catalogue.db.select().from(lists).where(eq(lists.shareKey, key));
  if (shared === undefined) throw listNotFound();
  const lines = await matchLines(catalogue, await readLines(catalogue.db, shared.id));
  return { name: shared.name, shareKey: null, ...lines };
}

/** Lines with what the shop sells for each today. All are looked up together, and of most lists nothing has been withdrawn. */
export async function matchLines(catalogue: Catalogue, lines: readonly CartAmount[]): Promise<Lines> {
  const skus = lines.map(({ sku }) => sku);
  const sold = bySku(await loadListed(catalogue, skus));
  const retired = bySku(
    await findRetiredParts(
      catalogue.db,
      skus.filter((sku) => !sold.has(sku)),
    ),
  );
  const inPlace = [...retired.values()].flatMap(({ successor }) => successor ?? []);
  const successors = bySku(inPlace.length === 0 ? [] : await loadListed(catalogue, inPlace));
  const matched = lines.map((line) => {
    const product = sold.get(line.sku) ?? null;
    const old = retired.get(line.sku);
    return listedLine(line, {
      ...namesOf(product, old),
      product,
      successor: successors.get(old?.successor ?? 0) ?? null,
    });
  });
  const chosen = new Set(matched.map((line) => line.chosen));
  const products = new Map([...sold, ...successors]);
  return { lines: matched, products: [...products.values()].filter(({ sku }) => chosen.has(sku)) };
}

/** As the catalogue names a product, also after it has left the sale; empty for one that it has never had. */
function namesOf(product: Product | null, old: RetiredPart | undefined): Pick<ListedLine, 'name' | 'partNumber'> {
  if (product !== null) return { name: product.name, partNumber: product.manufacturer.partNumber };
  return { name: old?.name ?? {}, partNumber: old?.partNumber ?? '' };
}

function bySku<Part extends { readonly sku: number }>(parts: readonly Part[]): Map<number, Part> {
  return new Map(parts.map((part) => [part.sku, part]));
}
