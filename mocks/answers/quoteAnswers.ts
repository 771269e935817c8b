import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { quoteEntriesToWire, quoteToWire } from '@platine/domain/quote/quoteWire.ts';
import { makeQuote, readQuote, readQuotes, takeQuote } from '../shop/quotes.ts';
import { sessionOf } from '../shop/session.ts';
import type { Shop } from '../shop/shop.ts';
import type { SomeAnswers } from './answerTypes.ts';

export function quoteAnswers(shop: Shop) {
  return {
    quotes: () => quoteEntriesToWire(readQuotes(shop)),
    quote: ({ QUOTE_NUMBER }) => quoteToWire(readQuote(shop, QUOTE_NUMBER)),
    createQuote: ({ CART_VERSION }) => ({ QUOTE_NUMBER: makeQuote(shop, CART_VERSION) }),
    cartAddQuote: ({ QUOTE_NUMBER }) => {
      const adjustments = takeQuote(shop, QUOTE_NUMBER);
      return { SESSION: sessionToWire(sessionOf(shop)), ADJUSTMENTS: adjustmentsToWire(adjustments) };
    },
  } satisfies SomeAnswers;
}
