import { eq, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey, optInDays } from '@platine/domain/customer/account.ts';
import { daysBefore } from '../time/clock.ts';
import type { customers } from '../db/accountSchema.ts';
import { newsletterSubscriptions } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Limited } from './accounts/throttle.ts';
import { throttle } from './accounts/throttle.ts';
import { newSessionToken } from './sessionToken.ts';
import type { Moment } from './visitor.ts';

type Subscription = typeof newsletterSubscriptions.$inferSelect;

/** A request for the newsletter. `place` is where in the shop it was made, as FOOTER (spec §7). */
export type SignUp = Pick<Subscription, 'email' | 'language' | 'customerType' | 'country'> & { readonly place: string };

/**
 * Mails the link that confirms the subscription. The place is stored for an existing subscription too. Throws
 * NewsletterAlreadyRegisteredException when that is confirmed.
 */
export async function registerForNewsletter(caller: Limited, signUp: SignUp): Promise<void> {
  const { email, language } = signUp;
  await throttle(caller, 'newsletter', email);
  const { db, now } = caller;
  const { state } = await db.transaction(async (tx) => {
    const subscription = await noteRequest(tx, now, signUp);
    if (subscription.state === 'pending') {
      const mail = { kind: 'newsletterOptIn', hash: subscription.hash } as const;
      await enqueueMail(tx, now, { recipient: email, language, mail });
    }
    return subscription;
  });
  if (state === 'confirmed')
    throw new BusinessFailure('NewsletterAlreadyRegisteredException', 'The address has the newsletter already.');
}

/** Stores a request. A confirmed subscription stays confirmed, a pending one keeps its link. */
async function noteRequest(tx: Database, now: Date, { place, ...asked }: SignUp): Promise<Subscription> {
  const fresh = { ...asked, emailKey: emailKey(asked.email), hash: newSessionToken(), places: [place] };
  const table = newsletterSubscriptions;
  const ended = sql`${table.state} = 'cancelled'`;
  const [row] = await tx
    .insert(table)
    .values({ ...fresh, state: 'pending', changedAt: now })
    .onConflictDoUpdate({
      target: table.emailKey,
      set: {
        hash: sql`case when ${ended} then excluded.hash else ${table.hash} end`,
        state: sql`case when ${table.state} = 'confirmed' then ${table.state} else 'pending' end`,
        changedAt: sql`case when ${table.state} = 'confirmed' then ${table.changedAt} else excluded.changed_at end`,
        places: sql`case when ${table.places} @> excluded.places then ${table.places} else ${table.places} || excluded.places end`,
        language: asked.language,
      },
    })
    .returning();
  if (row === undefined) throw new Error('A newsletter subscription was not written.');
  return row;
}

/** May be repeated (D3), but the old link does not bring a cancelled subscription back. Throws HashInvalidException. */
export async function confirmByHash(caller: Limited, hash: string): Promise<void> {
  const subscription = await findByHash(caller, hash);
  const { state, changedAt } = subscription;
  if (state === 'cancelled' || (state === 'pending' && changedAt < daysBefore(caller.now, optInDays)))
    throw invalidHash();
  if (state === 'pending') await setState(caller, hash, 'confirmed');
}

/** Throws HashInvalidException. */
export async function cancelByHash(caller: Limited, hash: string): Promise<void> {
  const { state } = await findByHash(caller, hash);
  if (state !== 'cancelled') await setState(caller, hash, 'cancelled');
}

type Subscriber = Pick<typeof customers.$inferSelect, 'email' | 'emailKey' | 'language' | 'customerType' | 'country'>;

/** Confirms the newsletter of a registration; the activation link has proved the address. */
export async function confirmSubscription(tx: Database, now: Date, subscriber: Subscriber): Promise<void> {
  const { email, emailKey: key, language, customerType, country } = subscriber;
  const of = { email, emailKey: key, language, customerType, country };
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...of, hash: newSessionToken(), places: ['REGISTRATION'], state: 'confirmed', changedAt: now })
    .onConflictDoUpdate({ target: newsletterSubscriptions.emailKey, set: { state: 'confirmed', changedAt: now } });
}

async function findByHash(caller: Limited, hash: string): Promise<Subscription> {
  await throttle(caller, 'mailedLink');
  const [found] = await caller.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.hash, hash));
  if (found === undefined) throw invalidHash();
  return found;
}

async function setState({ db, now }: Moment, hash: string, state: Subscription['state']): Promise<void> {
  await db.update(newsletterSubscriptions).set({ state, changedAt: now }).where(eq(newsletterSubscriptions.hash, hash));
}

function invalidHash(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'The link is unknown or too old.');
}
