import { shownSums } from '@platine/domain/cart/shownSums.ts';
import { ratesOf } from '@platine/domain/cart/sumsByRate.ts';
import { fill, writing } from '@platine/domain/language/writing.ts';
import type { OrderDocument } from '@platine/domain/order/order.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { DocumentWords } from '../words.data.ts';
import type { Row } from './sheet.ts';

type Priced = Pick<IssuedDocument, 'language' | 'totals'> & { readonly order: Pick<OrderDocument, 'pricing'> };

/** Sums in the order's mode, as on the pages: tax within the total, on top of it, or none (D11). */
export function sumsOf({ language, order: { pricing }, totals }: Priced, words: DocumentWords): Row[] {
  const { money, rate } = writing(language);
  const { sums } = words;
  const shown = shownSums(totals, pricing);
  const total = money(totals.total);
  const shipping: Row = [sums.shipping, money(shown.shipment)];
  if (pricing.vat.rate === 0) return [[sums.goods, money(shown.goods)], shipping, [sums.totalUntaxed, total]];
  if (pricing.mode === 'gross') return [[sums.goods, money(shown.goods)], shipping, [sums.total, total]];
  const taxes = ratesOf(totals, pricing.vat).map(({ rate: charged, tax }): Row => [
    fill(sums.taxAdded, { rate: rate(charged) }),
    money(tax),
  ]);
  return [[sums.goodsNet, money(shown.goods)], shipping, ...taxes, [sums.totalTaxed, total]];
}

/** VAT by rate (Directive 2006/112/EC art. 226 (8) to (10)). */
export function vatOf({ language, order: { pricing }, totals }: Priced, { vat }: DocumentWords): string[][] {
  const { money, rate } = writing(language);
  return [
    [vat.rate, vat.net, vat.tax, vat.gross],
    ...ratesOf(totals, pricing.vat).map(({ rate: charged, totalWithoutTax, tax, total }) => [
      rate(charged),
      money(totalWithoutTax),
      money(tax),
      money(total),
    ]),
  ];
}
