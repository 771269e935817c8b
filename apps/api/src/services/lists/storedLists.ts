import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { CartAmount } from '@platine/domain/cart/merge.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { ListEntry } from '@platine/domain/lists/savedList.ts';
import { addedLines, changedLines, mostLists } from '@platine/domain/lists/savedList.ts';
import { customers } from '../../db/accountSchema.ts';
import type { Database } from '../../db/database.ts';
import { listLines, lists } from '../../db/listSchema.ts';
import { requireCustomer } from '../accounts/customers.ts';
import type { TokenHolder } from '../accounts/customers.ts';
import { newSessionToken } from '../sessionToken.ts';

/** A list's name and lines, as they are sent. */
type NamedLines = { readonly name: string; readonly lines: readonly CartAmount[] };

/** The account's lists, the last changed first. Throws NotLoggedInException. */
export async function readLists(caller: TokenHolder): Promise<ListEntry[]> {
  const { id } = await requireCustomer(caller);
  const { shareKey, changedAt } = lists;
  const rows = await caller.db
    .select({ id: lists.id, name: lists.name, shareKey, lines: count(listLines.sku) })
    .from(lists)
    .leftJoin(listLines, eq(listLines.listId, lists.id))
    .where(eq(lists.customerId, id))
    .groupBy(lists.id)
    .orderBy(desc(changedAt), asc(lists.id));
  return rows.map((row) => ({ id: row.id, name: row.name, lines: row.lines, shared: row.shareKey !== null }));
}

/** Creates a list, and answers its id. Throws NotLoggedInException and ListFullException. */
export async function createList(caller: TokenHolder, { name, lines }: NamedLines): Promise<string> {
  const { id: customerId } = await requireCustomer(caller);
  const fresh = { id: newSessionToken(), customerId, name: name.trim(), changedAt: caller.now };
  await caller.db.transaction(async (tx) => {
    // Two requests at once could both find room.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    if ((await tx.$count(lists, eq(lists.customerId, customerId))) >= mostLists)
      throw new BusinessFailure('ListFullException', `An account keeps ${mostLists} lists.`);
    await tx.insert(lists).values(fresh);
    await writeLines(tx, fresh.id, withRoom(addedLines([], lines)));
  });
  return fresh.id;
}

/** Adds lines to a list; amounts of a product that it has are summed. Throws NotLoggedInException, NotFoundException and ListFullException. */
export function addToList(caller: TokenHolder, id: string, lines: readonly CartAmount[]): Promise<void> {
  return changeOwn(caller, id, async (tx) => writeLines(tx, id, withRoom(addedLines(await readLines(tx, id), lines))));
}

/** Renames a list, and sets the named ones of its lines. Throws NotLoggedInException and NotFoundException. */
export function changeList(caller: TokenHolder, id: string, { name, lines }: NamedLines): Promise<void> {
  return changeOwn(caller, id, async (tx) => {
    await tx.update(lists).set({ name: name.trim() }).where(eq(lists.id, id));
    await writeLines(tx, id, changedLines(await readLines(tx, id), lines));
  });
}

export function removeList(caller: TokenHolder, id: string): Promise<void> {
  return changeOwn(caller, id, async (tx) => {
    await tx.delete(lists).where(eq(lists.id, id));
  });
}

/** Makes the key of a link that shows the list to others, or keeps the one that there is; null ends it for good. */
export async function shareList(caller: TokenHolder, id: string, shared: boolean): Promise<string | null> {
  let shareKey: string | null = null;
  await changeOwn(caller, id, async (tx, before) => {
    if (shared) shareKey = before.shareKey ?? newSessionToken();
    await tx.update(lists).set({ shareKey }).where(eq(lists.id, id));
  });
  return shareKey;
}

/** Changes a list of the account in a transaction that holds its row. */
async function changeOwn(
  caller: TokenHolder,
  id: string,
  change: (tx: Database, before: typeof lists.$inferSelect) => Promise<void>,
): Promise<void> {
  const customer = await requireCustomer(caller);
  await caller.db.transaction(async (tx) => {
    const [held] = await tx
      .update(lists)
      .set({ changedAt: caller.now })
      .where(and(eq(lists.id, id), eq(lists.customerId, customer.id)))
      .returning();
    if (held === undefined) throw listNotFound();
    await change(tx, held);
  });
}

/** The lines of a list, in its order. */
export async function readLines(db: Database, listId: string): Promise<CartAmount[]> {
  const { sku, amount, note, place } = listLines;
  return db.select({ sku, amount, note }).from(listLines).where(eq(listLines.listId, listId)).orderBy(place);
}

async function writeLines(tx: Database, listId: string, lines: readonly CartAmount[]): Promise<void> {
  await tx.delete(listLines).where(eq(listLines.listId, listId));
  if (lines.length === 0) return;
  await tx
    .insert(listLines)
    .values(lines.map(({ sku, amount, note = '' }, place) => ({ listId, sku, amount, note, place })));
}

function withRoom(lines: CartAmount[] | null): CartAmount[] {
  if (lines === null) throw new BusinessFailure('ListFullException', 'The list takes no further product.');
  return lines;
}

/** The lists of a person with their lines, for the export of personal data. */
export async function listsOf(db: Database, customerId: number): Promise<object[]> {
  const own = await db.select().from(lists).where(eq(lists.customerId, customerId)).orderBy(asc(lists.id));
  const ids = own.map(({ id }) => id);
  const lines = await db.select().from(listLines).where(inArray(listLines.listId, ids)).orderBy(listLines.place);
  return own.map(({ id, name, changedAt, shareKey }) => ({
    name,
    changedAt,
    shared: shareKey !== null,
    lines: lines.filter(({ listId }) => listId === id).map(({ sku, amount, note }) => ({ sku, amount, note })),
  }));
}

/** The same for a list that is unknown and for one of another account. */
export function listNotFound(): BusinessFailure {
  return new BusinessFailure('NotFoundException', 'There is no such list, or its link has been ended.');
}
