import { postalLines } from '@platine/domain/customer/address.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { colonOf, fill, writing } from '@platine/domain/language/writing.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { Seller } from '../seller.ts';
import type { DocumentWords } from '../words.data.ts';
import { wordsOf } from '../wordsOf.ts';
import { factsOf } from './factsOf.ts';
import { columnsOf, linesOf } from './linesOf.ts';
import { notesOf } from './notesOf.ts';
import { recipientOf } from './recipient.ts';
import type { Sheet } from './sheet.ts';
import { sumsOf, vatOf } from './sumsOf.ts';
import { transferOf } from './transferOf.ts';

/** Puts a document into words, in the language of its order. A delivery note has no prices. */
export function sheetOf(issued: IssuedDocument): Sheet {
  const { kind, number, language, order, seller } = issued;
  const words = wordsOf(issued);
  const priced = kind !== 'LS';
  const recipient = recipientOf(issued);
  return {
    language,
    title: words.titles[kind],
    number,
    sender: senderOf(seller),
    recipient: recipient === null ? [order.email] : addressLines(recipient, language),
    facts: factsOf(issued, words),
    columns: columnsOf(words, { priced }),
    lines: linesOf(issued, words, { priced }),
    priceMode: priced ? priceModeOf(order, words) : '',
    sums: priced ? sumsOf(issued, words) : [],
    vat: priced ? vatOf(issued, words) : [],
    notes: notesOf(issued, words),
    transfer: transferOf(issued, words),
    footer: footerOf(seller, words, language),
    page: words.page,
  };
}

/** The line above the window of an envelope. */
export function senderOf({ company, street, zipCode, city }: Seller): string {
  return [company, street, `${zipCode} ${city}`].join(' · ');
}

export function priceModeOf({ pricing: { mode, vat } }: Pick<OrderDocument, 'pricing'>, words: DocumentWords): string {
  return mode === 'gross' && vat.rate > 0 ? words.grossPrices : words.netPrices;
}

/** An address as it is written on a letter: the country in capitals, and none within Luxembourg. */
export function addressLines(address: Address, language: Language): string[] {
  const country = address.country === 'LU' ? [] : [writing(language).country(address.country).toUpperCase()];
  return [...postalLines(address), ...country];
}

export function footerOf(seller: Seller, words: DocumentWords, language: Language): string[][] {
  const colon = colonOf(language);
  const labelled = (label: string, value: string) => `${label}${colon} ${value}`;
  const { bank, registrations } = seller;
  const registers = registrations.map(({ name, number }) => `${name} ${number}`).join(' · ');
  return [
    [seller.company, seller.street, `${seller.zipCode} ${seller.city}`, labelled(words.manager, seller.manager)],
    [
      labelled(words.vat.tax, seller.vatId),
      labelled(words.register, seller.register),
      labelled(words.permit, seller.permit),
      `${seller.email} · ${seller.phone}`,
    ],
    [bank.name, `IBAN ${bank.iban}`, `BIC ${bank.bic}`],
    [fill(`{label}${colon} {registers}`, { label: words.registrations, registers })],
  ];
}
