import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { IssuedQuote } from '@platine/documents/issuedQuote.ts';
import { sellerOf } from '@platine/documents/seller.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { textIn } from '@platine/domain/language/text.ts';
import { seriesNumber } from '@platine/domain/order/documentKinds.ts';
import { mayHaveQuotes } from '@platine/domain/quote/mayHaveQuotes.ts';
import { draftQuote, quotedMethod, quoteRefusal } from '@platine/domain/quote/quote.ts';
import { daysAfter } from '@platine/domain/shop/daysAfter.ts';
import type { Database } from '../../db/database.ts';
import { quotePositions, quotes } from '../../db/quoteSchema.ts';
import { luxembourgDate } from '../../time/clock.ts';
import { requireCustomer } from '../accounts/customers.ts';
import type { Limited } from '../accounts/throttle.ts';
import { throttle } from '../accounts/throttle.ts';
import { priceCart } from '../cartPricing.ts';
import { nextSequence } from '../documents/issueDocument.ts';
import type { FoundSession } from '../findSession.ts';
import { changeSession, heldSession } from '../session.ts';
import { sessionOf } from '../sessionOf.ts';
import type { Occasion, Visitor } from '../visitor.ts';

/**
 * Makes a quote of the cart, at the prices of today, and answers its number. The same cart on the same day is one quote, however often it is asked for.
 * Throws NotLoggedInException, ForbiddenException for a private customer, CartConflictException for a cart that the shopper has not seen, the
 * failures of a cart that could not be ordered, and ThrottledException.
 */
export async function makeQuote(visitor: Visitor & Limited, cartVersion: number): Promise<string> {
  const customer = await requireCustomer(visitor);
  await throttle(visitor, 'quote', customer.email);
  const { result } = await changeSession(visitor, async ({ tx, tokenHash }) => {
    const held = await heldSession(tx, tokenHash, visitor.now);
    const { customerType, educationalInstitution } = held.session;
    if (!mayHaveQuotes({ customerType, educationalInstitution }))
      throw new BusinessFailure('ForbiddenException', 'Quotes are made for companies.');
    if (cartVersion !== held.session.cartVersion)
      throw new BusinessFailure('CartConflictException', 'The cart has changed since it was shown.');
    return storeQuote(tx, visitor, { customerId: customer.id, session: quotedSession(held, visitor) });
  });
  return result;
}

/** The session as the quote has it: no earlier quote holds a price, and a shipping method is chosen. Throws why no quote is made of it. */
function quotedSession(held: FoundSession, at: Occasion): Session {
  const today = { ...held, chosen: { ...held.chosen, quote: null } };
  const shippingMethod = quotedMethod(priceCart(today, at).quotes, held.chosen.shippingMethod);
  const session = sessionOf({ ...today, chosen: { ...today.chosen, shippingMethod } }, at);
  const refusal = quoteRefusal(session.cart, shippingMethod);
  if (refusal !== null) throw new BusinessFailure(refusal, 'No quote can be made of this cart.');
  return session;
}

type Quoting = { readonly customerId: number; readonly session: Session };

async function storeQuote(tx: Database, { now, shop }: Occasion, { customerId, session }: Quoting): Promise<string> {
  const draft = draftQuote(session);
  if (draft === null) throw new Error('A customer’s session has no e-mail.');
  const date = luxembourgDate(now);
  const language = session.language ?? 'EN';
  const contentHash = createHash('sha256')
    .update(JSON.stringify([date, language, draft]))
    .digest('base64url');
  const same = and(eq(quotes.customerId, customerId), eq(quotes.contentHash, contentHash), isNull(quotes.orderNumber));
  const [made] = await tx.select({ number: quotes.number }).from(quotes).where(same);
  if (made !== undefined) return made.number;
  const year = Number(date.slice(0, 4));
  const number = seriesNumber('AN', year, await nextSequence(tx, 'AN', year));
  const validUntil = daysAfter(date, shop.quoteDays);
  const shipping = textIn(shop.delivery.methods[draft.shippingMethod].name, language);
  const document: IssuedQuote = {
    quote: { ...draft, number, date, validUntil },
    language,
    seller: sellerOf(shop),
    shipping,
  };
  await tx.insert(quotes).values({ number, customerId, document, contentHash, madeAt: now, validUntil });
  await tx
    .insert(quotePositions)
    .values(draft.lines.map(({ sku, amount, held }) => ({ quoteNumber: number, sku, amount, price: held })));
  return number;
}
