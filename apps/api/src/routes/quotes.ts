import { adjustmentsToWire } from '@platine/domain/cart/adjustment.ts';
import { sessionToWire } from '@platine/domain/customer/sessionToWire.ts';
import { quoteEntriesToWire, quoteToWire } from '@platine/domain/quote/quoteWire.ts';
import { makeQuote } from '../services/quotes/makeQuote.ts';
import { readQuote, readQuotes } from '../services/quotes/storedQuotes.ts';
import { takeQuote } from '../services/quotes/takeQuote.ts';
import type { Handlers } from './handler.ts';

export const quoteHandlers = {
  async quotes(_, context) {
    return quoteEntriesToWire(await readQuotes(context));
  },

  async quote({ QUOTE_NUMBER }, context) {
    return quoteToWire(await readQuote(context, QUOTE_NUMBER));
  },

  async createQuote({ CART_VERSION }, context) {
    return { QUOTE_NUMBER: await makeQuote(context, CART_VERSION) };
  },

  async cartAddQuote({ QUOTE_NUMBER }, context) {
    const { session, result } = await takeQuote(context, QUOTE_NUMBER);
    return { SESSION: sessionToWire(session), ADJUSTMENTS: adjustmentsToWire(result) };
  },
} satisfies Handlers;
