import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import type { DeskMail, DeskMailAct, DeskMailEnd, DeskMails } from '@platine/domain/desk/deskMail.ts';
import { maskedEmail } from '@platine/domain/desk/deskMail.ts';
import type { MailActKind } from '@platine/domain/desk/mailKinds.ts';
import { mailPageSize } from '@platine/domain/desk/mailKinds.ts';
import type { Database } from '../db/database.ts';
import { mailActs, mailOutbox } from '../db/mailSchema.ts';
import { ordersRecipient, shopRecipient } from '../mail/outbox.ts';
import type { Moment } from './visitor.ts';
import { isId } from './withdrawals/withdrawals.ts';

type MailRow = typeof mailOutbox.$inferSelect;

/** Mails that the mail server has refused at least once. */
const isRefused = and(isNull(mailOutbox.sentAt), gt(mailOutbox.attempts, 0));
/** Acts that the list shows. */
const newestActs = 20;

/** How many mails do not leave. */
export function countRefusedMails(db: Database): Promise<number> {
  return db.$count(mailOutbox, isRefused);
}

/** A page of the mails that do not leave, those that wait longest first. */
export async function listRefusedMails(db: Database, skip: number): Promise<DeskMails> {
  const oldest = [asc(mailOutbox.createdAt), asc(mailOutbox.id)];
  const rows = await db
    .select()
    .from(mailOutbox)
    .where(isRefused)
    .orderBy(...oldest)
    .limit(mailPageSize)
    .offset(skip);
  const acts = await db.select().from(mailActs).orderBy(desc(mailActs.id)).limit(newestActs);
  const count = await countRefusedMails(db);
  return { mails: rows.map(deskMailOf), count, seen: acts[0]?.id ?? 0, acts: acts.map(actOf) };
}

export type MailsRequest = {
  readonly kind: MailActKind;
  /** Null: every mail that does not leave. */
  readonly ids: readonly string[] | null;
  readonly by: string;
  readonly why: string;
  /** Number of the newest act that the operator has seen: a later one of somebody else is a conflict. Null overrules it. */
  readonly seen: number | null;
};

/** Tries mails again at once, or gives them up: each in a transaction of its own, so that one that cannot be done leaves the others done. */
export async function actOnMails(moment: Moment, request: MailsRequest): Promise<DeskMailEnd[]> {
  const { db } = moment;
  const ids = request.ids ?? (await refusedIds(db));
  const ends: DeskMailEnd[] = [];
  for (const id of new Set(ids)) ends.push(await db.transaction((tx) => actOnMail({ ...moment, db: tx }, id, request)));
  return ends;
}

async function refusedIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isRefused)
    .orderBy(asc(mailOutbox.createdAt));
  return rows.map(({ id }) => id);
}

async function actOnMail({ db: tx, now }: Moment, id: string, request: MailsRequest): Promise<DeskMailEnd> {
  if (!isId(id)) return { id, result: 'gone', faster: null };
  const { kind, by, why, seen } = request;
  const one = eq(mailOutbox.id, id);
  const [row] = await tx.select().from(mailOutbox).where(and(one, isRefused)).for('update');
  const last = await newestAct(tx, id);
  if (last !== null && (row === undefined ? last.kind === 'givenUp' : seen !== null && last.id > seen))
    return endAfter(id, last, request);
  if (row === undefined) return { id, result: 'gone', faster: null };
  if (row.claimedUntil !== null && row.claimedUntil > now) return { id, result: 'underWay', faster: null };
  await (kind === 'retried' ? tx.update(mailOutbox).set({ dueAt: now }).where(one) : tx.delete(mailOutbox).where(one));
  const about = { mailId: id, mail: row.mail.kind, orderNumber: orderNumberOf(row) };
  await tx.insert(mailActs).values({ ...about, at: now, by, why, kind });
  return { id, result: 'done', faster: null };
}

/** The same press of the same operator once more is done before; anything else that came first is a conflict. */
function endAfter(id: string, last: typeof mailActs.$inferSelect, { by, kind }: MailsRequest): DeskMailEnd {
  if (last.by === by && last.kind === kind) return { id, result: 'done', faster: null };
  return { id, result: 'conflict', faster: actOf(last) };
}

async function newestAct(db: Database, mailId: string): Promise<typeof mailActs.$inferSelect | null> {
  const acts = db.select().from(mailActs).where(eq(mailActs.mailId, mailId));
  const [newest] = await acts.orderBy(desc(mailActs.id)).limit(1);
  return newest ?? null;
}

function deskMailOf(row: MailRow): DeskMail {
  const { id, recipient, mail, createdAt, attempts, lastError, dueAt } = row;
  const isOwn = recipient === shopRecipient || recipient === ordersRecipient;
  return {
    id,
    kind: mail.kind,
    recipient: isOwn ? '' : maskedEmail(recipient),
    orderNumber: orderNumberOf(row),
    at: createdAt.toISOString(),
    attempts,
    lastError: lastError ?? '',
    nextAt: dueAt.toISOString(),
  };
}

function orderNumberOf({ mail }: Pick<MailRow, 'mail'>): string {
  return 'orderNumber' in mail ? mail.orderNumber : '';
}

function actOf({ id, at, by, why, kind, mail, orderNumber }: typeof mailActs.$inferSelect): DeskMailAct {
  return { id, at: at.toISOString(), by, why, kind, mail, orderNumber };
}
