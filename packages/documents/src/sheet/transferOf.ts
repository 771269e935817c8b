import { writing } from '@platine/domain/language/writing.ts';
import { accountHolder } from '@platine/domain/shop/identity.ts';
import { epcPayload } from '@platine/domain/payment/epcPayload.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { DocumentWords } from '../words.data.ts';
import type { TransferPart } from './sheet.ts';

/** The shop's account and the code for banking apps, where money is awaited: on what asks for a transfer, and on an open invoice. */
export function transferOf(issued: IssuedDocument, { notes, bank: words }: DocumentWords): TransferPart | null {
  const { order, seller, totals, language, number } = issued;
  if (!isAwaited(issued)) return null;
  // A transfer for an order names the order, by which the shop finds it; the invoice of a part names itself.
  const reference = order.paymentMethod === 'INVOICE' ? number : order.orderNumber;
  const { iban, bic, name } = seller.bank;
  const holder = accountHolder(seller.company, seller.bank);
  return {
    text: notes.transfer,
    rows: [
      [words.owner, holder],
      ['IBAN', iban],
      ['BIC', `${bic} (${name})`],
      [words.amount, writing(language).money(totals.total)],
      [words.reference, reference],
    ],
    qr: epcPayload({ name: holder, iban, bic, cents: totals.total, reference }),
    scan: words.scan,
    code: words.code,
  };
}

function isAwaited({ kind, paid, order, totals }: IssuedDocument): boolean {
  if (paid || totals.total === 0) return false;
  if (order.paymentMethod === 'INVOICE') return kind === 'RE';
  return order.paymentMethod === 'WIRE_TRANSFER' && (kind === 'KB' || kind === 'PF' || kind === 'RE');
}
