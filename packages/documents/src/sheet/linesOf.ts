import type { Customs } from '@platine/domain/catalog/facts.ts';
import { shownSums } from '@platine/domain/cart/shownSums.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { OrderDocument, OrderLine } from '@platine/domain/order/order.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { DocumentWords } from '../words.data.ts';
import type { Cell, Column } from './sheet.ts';

type Listed = Pick<IssuedDocument, 'language' | 'lines' | 'totals'> & {
  readonly order: Pick<OrderDocument, 'pricing'>;
};

type Priced = { readonly priced: boolean };

export function columnsOf({ columns }: DocumentWords, { priced }: Priced): Column[] {
  const goods: Column[] = [
    { title: columns.position, align: 'right', share: 4 },
    { title: columns.name, align: 'left', share: priced ? 56 : 84 },
    { title: columns.amount, align: 'right', share: 12 },
  ];
  if (!priced) return goods;
  return [
    ...goods,
    { title: columns.unit, align: 'right', share: 15 },
    { title: columns.line, align: 'right', share: 15 },
  ];
}

/** A row for each line, numbered from 1, with what the columns ask for (art. 226 (6), (8)); one for the amount of a credit note without goods. */
export function linesOf(issued: Listed, words: DocumentWords, { priced }: Priced): Cell[][] {
  const { language, lines, totals, order } = issued;
  const { money, count } = writing(language);
  if (lines.length === 0) {
    const amount = { text: money(shownSums(totals, order.pricing).goods) };
    return [[{ text: '1' }, { text: words.amountLine }, { text: count(1) }, amount, amount]];
  }
  return lines.map(({ name, amount, unit, line, ...numbered }, index) => [
    { text: String(index + 1) },
    {
      text: pickText(name, language)?.text ?? String(numbered.sku),
      detail: detailOf(numbered, { ...issued, priced }, words),
    },
    { text: count(amount) },
    ...(priced ? [{ text: money(unit) }, { text: money(line) }] : []),
  ]);
}

type Numbered = Omit<OrderLine, 'name' | 'amount' | 'unit' | 'line'>;

/** Numbers of a product, the customer's own too, the customer's note, and for goods that leave the EU's VAT area what customs ask (Delegated Regulation (EU) 2015/2446, annex B). */
function detailOf(numbered: Numbered, issued: Listed & Priced, words: DocumentWords): string {
  const { sku, partNumber, customs, note, ownNumber } = numbered;
  const exported = issued.order.pricing.vat.kind === 'EXPORT' && customs !== undefined;
  return [
    fill(words.partNumber, { sku: String(sku), partNumber }),
    ...(ownNumber === undefined ? [] : [fill(words.ownPartNumber, { number: ownNumber })]),
    ...(exported ? customsDetails(customs, words) : []),
    ...(issued.priced ? rateDetails(numbered, issued, words) : []),
    ...(note === undefined ? [] : [fill(words.lineNote, { note })]),
  ].join(' · ');
}

/** The rate of a line, in a document that has several (art. 226 (9)). */
function rateDetails(
  { rate: own }: Numbered,
  { language, totals, order: { pricing } }: Listed,
  { vat }: DocumentWords,
): string[] {
  return totals.byRate === undefined ? [] : [`${vat.rate} ${writing(language).rate(own ?? pricing.vat.rate)}`];
}

function customsDetails({ hsCode, originCountry }: Customs, words: DocumentWords): string[] {
  return [
    ...(hsCode === null ? [] : [fill(words.hsCode, { code: hsCode })]),
    ...(originCountry === null ? [] : [fill(words.origin, { country: originCountry })]),
  ];
}
