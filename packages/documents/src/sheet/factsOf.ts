import { fill, writing } from '@platine/domain/language/writing.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import { issuedNames } from '../methodNames.ts';
import type { DocumentWords } from '../words.data.ts';
import type { Row } from './sheet.ts';

/** Numbers and days of a document (Directive 2006/112/EC art. 226 (1), (2), (4), (7)), without those that it does not have. */
export function factsOf(issued: IssuedDocument, words: DocumentWords): Row[] {
  const { number, language, order, suppliedOn, corrects } = issued;
  const { date, moment } = writing(language);
  const names = issuedNames(issued);
  const proof = issued.kind === 'RE' || issued.kind === 'RK' ? order.vatIdProof : undefined;
  const corrected = corrects && fill(words.ofDate, { number: corrects.number, date: date(corrects.date) });
  return presentRows([
    [words.number, number],
    [words.date, date(issued.date)],
    [words.corrects, corrected],
    [words.suppliedOn, suppliedOn && date(suppliedOn)],
    [words.orderNumber, order.orderNumber],
    [words.orderDate, date(order.date)],
    [words.ownNumber, order.ownOrderNumber],
    [words.quote.title, order.quoteNumber ?? null],
    [words.vatId, order.vatId],
    [words.peppolAddress, issued.kind === 'LS' ? null : (order.peppolAddress ?? null)],
    [words.vatIdProof, proof === undefined ? null : `${proof.number}, ${moment(proof.checkedAt)}`],
    [words.paymentMethod, issued.kind === 'LS' ? null : names.payment],
    [words.shippingMethod, names.shipping],
  ]);
}

/** The rows that have a value. */
export function presentRows(rows: readonly (readonly [label: string, value: string | null])[]): Row[] {
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]));
}
