import type { OutgoingMail } from '../src/mail/outbox.ts';
import { mailOutbox } from '../src/db/mailSchema.ts';
import type { TestApp } from './testApp.ts';

/** A mail that the mail server has refused three times, about an order unless the overrides differ; answers its id. */
export async function refuseMail(
  { db, time: { now } }: TestApp,
  overrides: Partial<Pick<OutgoingMail, 'recipient' | 'mail'>> = {},
): Promise<string> {
  const mail = { kind: 'orderPaid', orderNumber: '2026-100001', signature: 'x' } as const;
  const dueAt = new Date(now.getTime() + 900_000);
  const refused = { attempts: 3, lastError: 'Error EENVELOPE 550', dueAt };
  const [row] = await db
    .insert(mailOutbox)
    .values({ recipient: 'ada@example.org', language: 'EN', mail, ...overrides, createdAt: now, ...refused })
    .returning({ id: mailOutbox.id });
  return row?.id ?? '';
}
