import type { Address } from '@platine/domain/customer/address.ts';
import { postalLines } from '@platine/domain/customer/address.ts';
import { isEuCountry } from '@platine/domain/customer/countries.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { VatCase } from '@platine/domain/money/vat.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { DocumentWords } from '../words.data.ts';
import { recipientOf } from './recipient.ts';
import type { Note } from './sheet.ts';

/** The texts below the sums: the sentence of the VAT case, what the kind means, how it is paid, and further addresses. */
export function notesOf(issued: IssuedDocument, words: DocumentWords): Note[] {
  const { kind, language, order } = issued;
  const priced = kind !== 'LS';
  const sentences = [
    ...(priced ? [vatSentence(order.pricing.vat, words, language)] : []),
    ...(kind === 'PF' ? [words.notes.proForma] : []),
    ...(priced ? [paymentSentence(issued, words)] : []),
  ].filter((sentence) => sentence !== null);
  return [
    ...(sentences.length === 0 ? [] : [{ title: null, lines: sentences }]),
    ...placesOf(placesOn(issued, words), recipientOf(issued), language),
    ...(kind === 'RE' || kind === 'RK' ? [] : commentOf(order.comment, words)),
  ];
}

/** The sentence that a sale with another tax than Luxembourg's has (D11, D42; Directive 2006/112/EC art. 226 (11), (11a)); null for any other. */
export function vatSentence({ kind, country }: VatCase, { notes }: DocumentWords, language: Language): string | null {
  const named = { country: writing(language).country(country) };
  switch (kind) {
    case 'REVERSE_CHARGE':
      return notes.reverseCharge;
    case 'EXPORT':
      return isEuCountry(country) ? notes.territory : notes.export;
    case 'EU_COMPANY_WITHOUT_VATID':
      return fill(notes.withoutVatId, named);
    case 'DESTINATION':
      return country === 'LU' ? null : fill(notes.otherCountry, named);
    case 'DOMESTIC_COMPANY':
      return null;
  }
}

function paymentSentence({ kind, paid, payBy, order, language }: IssuedDocument, words: DocumentWords): string | null {
  const { notes } = words;
  if (kind === 'RK') return notes.credit;
  if (paid) return notes.paid;
  if (payBy !== null) return fill(notes.payBy, { date: writing(language).date(payBy) });
  return order.paymentMethod === 'INVOICE' && kind !== 'RE' ? notes.invoiceComes : null;
}

export function commentOf(comment: string, words: DocumentWords): Note[] {
  return comment === '' ? [] : [{ title: words.comment, lines: [comment] }];
}

type Place = readonly [title: string, address: Address | null];

function placesOn({ kind, order }: IssuedDocument, words: DocumentWords): Place[] {
  return [
    [words.pickup, order.pickup],
    [words.delivery, order.delivery],
    ...(kind === 'LS' ? ([[words.invoice, order.invoice]] as const) : []),
  ];
}

/** Addresses that differ from the recipient's, each below its title. */
export function placesOf(places: readonly Place[], recipient: Address | null, language: Language): Note[] {
  const shown = recipient === null ? '' : postalLines(recipient).join('\n');
  return places.flatMap(([title, address]) => {
    if (address === null || postalLines(address).join('\n') === shown) return [];
    return [{ title, lines: [...postalLines(address), writing(language).country(address.country)] }];
  });
}
