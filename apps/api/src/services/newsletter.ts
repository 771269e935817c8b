import { eq, sql } from 'drizzle-orm';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { emailKey, optInDays } from '@platine/domain/customer/account.ts';
import { newsletterSchema } from '@platine/domain/validation/newsletter.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { CallContext } from './callContext.ts';
import { daysBefore } from '../time/clock.ts';
import type { customers } from '../db/accountSchema.ts';
import { newsletterSubscriptions } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { throttle } from './accounts/throttle.ts';
import { newSessionToken } from './sessionToken.ts';

type Subscription = typeof newsletterSubscriptions.$inferSelect;

/**
 * Mails a link; nothing is subscribed before it was used. An address that has the newsletter is told so, and that it was asked for at one
 * more place is noted. Throws ValidationException and NewsletterAlreadyRegisteredException.
 */
export async function registerForNewsletter(
  context: CallContext,
  request: RequestOf<'newsletterRegister'>,
): Promise<void> {
  const { email, place } = requireValid(newsletterSchema, { EMAIL: request.EMAIL, PLACE: request.PLACE });
  await throttle(context, 'newsletter', email);
  const { db, now } = context;
  const asked = {
    email,
    place,
    language: request.LANGUAGE_CODE,
    customerType: request.CUSTOMER_TYPE,
    country: request.COUNTRY_CODE,
  };
  const { state } = await db.transaction(async (tx) => {
    const subscription = await noteRequest(tx, now, asked);
    if (subscription.state === 'pending') {
      const mail = { kind: 'newsletterOptIn', hash: subscription.hash } as const;
      await enqueueMail(tx, now, { recipient: email, language: asked.language, mail });
    }
    return subscription;
  });
  if (state === 'confirmed')
    throw new BusinessFailure('NewsletterAlreadyRegisteredException', 'The address has the newsletter already.');
}

type Asked = Pick<Subscription, 'email' | 'language' | 'customerType' | 'country'> & { readonly place: string };

/** Writes down that someone asked; a confirmed subscription stays one, an open one keeps its link. */
async function noteRequest(tx: Database, now: Date, { place, ...asked }: Asked): Promise<Subscription> {
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

/** As often as one likes (D3), but a cancelled subscription is not called back by its old link. Throws HashInvalidException. */
export async function confirmByHash(context: CallContext, hash: string): Promise<void> {
  const subscription = await findByHash(context, hash);
  const { state, changedAt } = subscription;
  if (state === 'cancelled' || (state === 'pending' && changedAt < daysBefore(context.now, optInDays)))
    throw invalidHash();
  if (state === 'pending') await setState(context, hash, 'confirmed');
}

/** Throws HashInvalidException. */
export async function cancelByHash(context: CallContext, hash: string): Promise<void> {
  const { state } = await findByHash(context, hash);
  if (state !== 'cancelled') await setState(context, hash, 'cancelled');
}

type Subscriber = Pick<typeof customers.$inferSelect, 'email' | 'emailKey' | 'language' | 'customerType' | 'country'>;

/** For whoever ticked the box at registration and proved the address by the activation link. */
export async function confirmSubscription(tx: Database, now: Date, subscriber: Subscriber): Promise<void> {
  const { email, emailKey: key, language, customerType, country } = subscriber;
  const of = { email, emailKey: key, language, customerType, country };
  await tx
    .insert(newsletterSubscriptions)
    .values({ ...of, hash: newSessionToken(), places: ['REGISTRATION'], state: 'confirmed', changedAt: now })
    .onConflictDoUpdate({ target: newsletterSubscriptions.emailKey, set: { state: 'confirmed', changedAt: now } });
}

async function findByHash(context: CallContext, hash: string): Promise<Subscription> {
  await throttle(context, 'mailedLink');
  const [found] = await context.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.hash, hash));
  if (found === undefined) throw invalidHash();
  return found;
}

async function setState({ db, now }: CallContext, hash: string, state: Subscription['state']): Promise<void> {
  await db.update(newsletterSubscriptions).set({ state, changedAt: now }).where(eq(newsletterSubscriptions.hash, hash));
}

function invalidHash(): BusinessFailure {
  return new BusinessFailure('HashInvalidException', 'The link is unknown or too old.');
}
