import { activationHours } from '@platine/domain/customer/account.ts';
import type { Database } from '../../db/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Customer } from './customers.ts';
import { newMailedLink } from './mailedLinks.ts';

type Mailing = Pick<Customer, 'language'> & {
  /** The session that has registered; without it the link asks for another password. */
  readonly sessionKey?: string;
  readonly now: Date;
};

/** Mails the link that activates an account. */
export async function mailActivation(
  tx: Database,
  { id, email, firstName, lastName }: Customer,
  { language, now, ...asker }: Mailing,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + activationHours * 3_600_000);
  const hash = await newMailedLink(tx, { purpose: 'activation', customerId: id, expiresAt, ...asker });
  await enqueueMail(tx, now, { recipient: email, language, mail: { kind: 'activation', hash, firstName, lastName } });
}
