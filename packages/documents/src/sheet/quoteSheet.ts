import { fill, writing } from '@platine/domain/language/writing.ts';
import type { IssuedQuote } from '../issuedQuote.ts';
import { wordsOf } from '../wordsOf.ts';
import { columnsOf, linesOf } from './linesOf.ts';
import { commentOf, placesOf, vatSentence } from './notesOf.ts';
import { presentRows } from './factsOf.ts';
import type { Note, Row, Sheet } from './sheet.ts';
import { addressLines, footerOf, priceModeOf, senderOf } from './sheetOf.ts';
import { sumsOf, vatOf } from './sumsOf.ts';

/** Puts a quote into words, in the language of its customer: laid out as the documents of orders are, with its last day and what it promises. */
export function quoteSheet(issued: IssuedQuote): Sheet {
  const { quote, language, seller } = issued;
  const words = wordsOf(issued);
  const priced = { language, order: quote, lines: quote.lines, totals: quote.totals };
  const recipient = quote.invoice ?? quote.delivery;
  return {
    language,
    title: words.quote.title,
    number: quote.number,
    sender: senderOf(seller),
    recipient: recipient === null ? [quote.email] : addressLines(recipient, language),
    facts: factsOf(issued),
    columns: columnsOf(words, { priced: true }),
    lines: linesOf(priced, words, { priced: true }),
    priceMode: priceModeOf(quote, words),
    sums: sumsOf(priced, words),
    vat: vatOf(priced, words),
    notes: notesOf(issued),
    transfer: null,
    footer: footerOf(seller, words, language),
    page: words.page,
  };
}

function factsOf(issued: IssuedQuote): Row[] {
  const { quote, language, shipping } = issued;
  const words = wordsOf(issued);
  const { date } = writing(language);
  return presentRows([
    [words.number, quote.number],
    [words.date, date(quote.date)],
    [words.quote.validUntil, date(quote.validUntil)],
    [words.ownNumber, quote.ownOrderNumber],
    [words.vatId, quote.vatId],
    [words.shippingMethod, shipping],
    [words.quote.country, writing(language).country(quote.country)],
  ]);
}

function notesOf(issued: IssuedQuote): Note[] {
  const { quote, language, shipping } = issued;
  const words = wordsOf(issued);
  const sentences = [
    vatSentence(quote.pricing.vat, words, language),
    fill(words.quote.holds, { date: writing(language).date(quote.validUntil) }),
    fill(words.quote.delivery, { method: shipping }),
    words.quote.terms,
  ];
  return [
    { title: null, lines: sentences.filter((sentence) => sentence !== null) },
    ...placesOf([[words.delivery, quote.delivery]], quote.invoice ?? quote.delivery, language),
    ...commentOf(quote.comment, words),
  ];
}
