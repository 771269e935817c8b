import { asc, count, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { DeskQuestion, DeskQuestions } from '@platine/domain/desk/deskQuestion.ts';
import type { QuestionList } from '@platine/domain/desk/questionLists.ts';
import { questionPageSize } from '@platine/domain/desk/questionLists.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { questionDays } from '@platine/domain/shop/constants.ts';
import type { Database } from '../db/database.ts';
import { questions } from '../db/questionSchema.ts';
import type { ContactRequest } from '../db/storedMail.ts';
import { enqueueMail, shopRecipient } from '../mail/outbox.ts';
import { daysBefore } from '../time/clock.ts';
import type { Limited } from './accounts/throttle.ts';
import { throttle } from './accounts/throttle.ts';
import type { Moment } from './visitor.ts';
import { isId } from './withdrawals/withdrawals.ts';

/** Keeps a message of the contact form for the desk, and queues it to the shop in the customer's language (D33). Throws ThrottledException. */
export async function askShop(visitor: Limited, request: ContactRequest, language: Language): Promise<void> {
  await throttle(visitor, 'contactMail');
  const { db, now } = visitor;
  await db.transaction(async (tx) => {
    await tx.insert(questions).values({ request, language, createdAt: now });
    await enqueueMail(tx, now, { recipient: shopRecipient, language, mail: { kind: 'contactRequest', request } });
  });
}

const isOpen = isNull(questions.closedAt);

/** A page of a list: of open questions the oldest first, because it waits longest; of all the newest. */
export async function listQuestions(
  db: Database,
  { list, skip }: { readonly list: QuestionList; readonly skip: number },
): Promise<DeskQuestions> {
  const found = list === 'open' ? isOpen : undefined;
  const order = list === 'open' ? asc(questions.createdAt) : desc(questions.createdAt);
  const rows = await db
    .select()
    .from(questions)
    .where(found)
    .orderBy(order, questions.id)
    .limit(questionPageSize)
    .offset(skip);
  return { questions: rows.map(questionOf), count: await db.$count(questions, found) };
}

/** How many questions wait for an answer. */
export async function countQuestions(db: Database): Promise<number> {
  const [found] = await db.select({ open: count() }).from(questions).where(isOpen);
  return found?.open ?? 0;
}

type Closing = { readonly id: string; readonly by: string; readonly text: string };
type Closed = { readonly result: 'done' | 'conflict'; readonly question: DeskQuestion };

/**
 * Closes a question, and mails the text to whom has asked unless it is empty. The second of two operators gets `conflict`; the same answer of the same
 * operator once more is done before. Throws HashInvalidException.
 */
export function closeQuestion({ db, now }: Moment, { id, by, text }: Closing): Promise<Closed> {
  return db.transaction(async (tx) => {
    const mine = isId(id) ? eq(questions.id, id) : sql`false`;
    const [row] = await tx.select().from(questions).where(mine).for('update');
    if (row === undefined) throw new BusinessFailure('HashInvalidException', 'There is no such question.');
    const answer = text === '' ? null : text;
    if (row.closedAt !== null) {
      const isRepeated = row.closedBy === by && row.answer === answer;
      return { result: isRepeated ? 'done' : 'conflict', question: questionOf(row) };
    }
    const closed = { closedAt: now, closedBy: by, answer };
    await tx.update(questions).set(closed).where(mine);
    const { request, language, createdAt } = row;
    const mail = { kind: 'contactAnswer', request, text, askedAt: createdAt.toISOString() } as const;
    if (answer !== null) await enqueueMail(tx, now, { recipient: request.email, language, mail });
    return { result: 'done', question: questionOf({ ...row, ...closed }) };
  });
}

/** Removes questions that were closed long enough ago. */
export async function removeOldQuestions(db: Database, now: Date): Promise<void> {
  await db.delete(questions).where(lte(questions.closedAt, daysBefore(now, questionDays)));
}

/** Questions that a person has asked. */
export function questionsOf(emailKey: string) {
  return eq(sql`lower(${questions.request} ->> 'email')`, emailKey);
}

function questionOf({
  id,
  request,
  language,
  createdAt,
  closedBy,
  answer,
}: typeof questions.$inferSelect): DeskQuestion {
  const { firstName, lastName, company, email, phone, department, order, sku, message } = request;
  return {
    id,
    at: createdAt.toISOString(),
    name: `${firstName} ${lastName}`.trim(),
    company,
    email,
    phone,
    department,
    orderNumber: order,
    sku,
    message,
    language,
    closedBy: closedBy ?? '',
    answer: answer ?? '',
  };
}
