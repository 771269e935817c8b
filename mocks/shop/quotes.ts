import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsOf } from '@platine/domain/cart/adopt.ts';
import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { seriesNumber } from '@platine/domain/order/documentKinds.ts';
import { mayHaveQuotes } from '@platine/domain/quote/mayHaveQuotes.ts';
import type { QuoteEntry, ShownQuote } from '@platine/domain/quote/quote.ts';
import { draftQuote, lineToday, quotedMethod, quoteRefusal, quoteState } from '@platine/domain/quote/quote.ts';
import { daysAfter } from '@platine/domain/shop/daysAfter.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { requireUser } from './accounts/records.ts';
import { addPositions } from './adoptFromOrder.ts';
import { ruleOf } from './cart.ts';
import { chargeOf } from './charge.ts';
import { today } from './quotedPrice.ts';
import { sessionOf } from './session.ts';
import type { Shop } from './shop.ts';
import { isEducationalInstitution } from './shop.ts';
import type { StoredQuote } from './storedQuote.ts';
import { throttle } from './throttle.ts';

/** The account's quotes, the newest first. */
export function readQuotes(shop: Shop): QuoteEntry[] {
  const { email } = requireUser(shop);
  const own = shop.read().quotes.filter(({ owner }) => owner === email);
  return own.map((quote) => ({ ...quote, state: quoteState(quote, today(shop)), total: quote.totals.total }));
}

export function readQuote(shop: Shop, number: string): ShownQuote {
  const quote = findOwn(shop, number);
  return {
    ...quote,
    state: quoteState(quote, today(shop)),
    today: quote.lines.map(({ sku, amount }) => {
      const entry = shop.find(sku);
      if (entry === null || !shop.isForSale(entry)) return lineToday(amount, null);
      return lineToday(amount, { rule: ruleOf(shop, entry), inStock: entry.product.stock.pieces });
    }),
  };
}

/** Makes a quote of the cart, and answers its number; the same cart on the same day is one. */
export function makeQuote(shop: Shop, seenVersion: number): string {
  const { email: owner } = requireUser(shop);
  throttle(shop, 'quote', owner);
  const { customerType, cartVersion, quotes } = shop.read();
  if (!mayHaveQuotes({ customerType, educationalInstitution: isEducationalInstitution(shop) }))
    throw new BusinessFailure('ForbiddenException', 'Quotes are made for companies.');
  if (seenVersion !== cartVersion)
    throw new BusinessFailure('CartConflictException', 'The cart has changed since it was shown.');
  const content = contentOf(shop);
  const date = today(shop);
  const known = quotes.find(
    ({ number: _n, validUntil: _v, owner: one, orderNumber, ...same }) =>
      one === owner && orderNumber === null && JSON.stringify(same) === JSON.stringify({ ...content, date }),
  );
  if (known !== undefined) return known.number;
  const number = seriesNumber('AN', Number(date.slice(0, 4)), quotes.length + 1);
  const validUntil = daysAfter(date, exampleShop.quoteDays);
  shop.change({ quotes: [{ ...content, date, number, validUntil, owner, orderNumber: null }, ...quotes] });
  return number;
}

/** The cart at the prices of today. */
function contentOf(shop: Shop) {
  const plain: Shop = { ...shop, read: () => ({ ...shop.read(), quoteNumber: null }) };
  const shippingMethod = quotedMethod(chargeOf(plain).quotes, shop.read().shippingMethod);
  const priced: Shop = { ...plain, read: () => ({ ...plain.read(), shippingMethod }) };
  const session = sessionOf(priced);
  const refusal = quoteRefusal(session.cart, shippingMethod);
  if (refusal !== null) throw new BusinessFailure(refusal, 'No quote can be made of this cart.');
  const draft = draftQuote(session);
  if (draft === null) throw new Error('A customer’s session has no e-mail.');
  return draft;
}

/** Puts the lines of a quote into the cart in its amounts, and has the cart ordered from it. */
export function takeQuote(shop: Shop, number: string): Adjustment[] {
  const quote = findOwn(shop, number);
  const state = quoteState(quote, today(shop));
  if (state !== 'OPEN') throw new BusinessFailure('NotOrderableException', `The quote is ${state.toLowerCase()}.`);
  const wanted = quote.lines.map(({ sku, amount, note }) => ({ sku, amount, note }));
  const others = shop.read().cart.filter(({ sku }) => wanted.every((line) => line.sku !== sku));
  const replaced = shop.read().cart.filter((line) => !others.includes(line));
  shop.change({ cart: others });
  const adopted = addPositions(shop, wanted);
  const kept = replaced.filter(({ sku }) => adopted.positions.every((line) => line.sku !== sku));
  shop.change({ cart: [...adopted.positions, ...kept], quoteNumber: number });
  return adjustmentsOf(adopted, wanted);
}

/** A quote is ordered once. */
export function endQuote(shop: Shop, number: string, orderNumber: string): void {
  const quotes = shop
    .read()
    .quotes.map((quote) =>
      quote.number === number ? { ...quote, orderNumber: quote.orderNumber ?? orderNumber } : quote,
    );
  shop.change({ quotes });
}

function findOwn(shop: Shop, number: string): StoredQuote {
  const { email } = requireUser(shop);
  const found = shop.read().quotes.find((quote) => quote.number === number && quote.owner === email);
  if (found === undefined) throw new BusinessFailure('NotFoundException', 'There is no such quote.');
  return found;
}
