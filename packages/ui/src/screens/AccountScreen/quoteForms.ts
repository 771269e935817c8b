/** Addresses that the forms of quotes post to. The storefront's server answers all, with script or without. */
export const createQuoteForm = '/quote/create';
export const orderQuoteForm = '/quote/order';
export const renewQuoteForm = '/quote/renew';

/** The query of the cart that says why no quote was made of it. */
export const quoteFailedQuery = 'noQuote';
