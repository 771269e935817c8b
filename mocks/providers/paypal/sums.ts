import type { Body } from '../readBody.ts';

/** An amount of a request in cents; 0 when the field is missing. */
export function centsAt({ text }: Body, path: string): number {
  const [euros = '', rest = ''] = text(`${path}.value`).split('.');
  return Number(euros || 0) * 100 + Number(rest.padEnd(2, '0'));
}

/** The issue of a purchase unit whose parts do not add up; null when they do. */
export function sumIssue(body: Body, items: number): string | null {
  const unit = 'purchase_units.0';
  const breakdown = `${unit}.amount.breakdown`;
  const part = (name: string) => centsAt(body, `${breakdown}.${name}`);
  const lines = Array.from({ length: items }, (_, index) => `${unit}.items.${index}`);
  const goods = lines.reduce((sum, at) => sum + centsAt(body, `${at}.unit_amount`) * Number(body.text(`${at}.quantity`)), 0);
  const hasItemTax = lines.some((at) => body.text(`${at}.tax.value`) !== '');
  const tax = lines.reduce((sum, at) => sum + centsAt(body, `${at}.tax`) * Number(body.text(`${at}.quantity`)), 0);
  if (items > 0 && body.text(`${breakdown}.item_total.value`) === '') return 'ITEM_TOTAL_REQUIRED';
  if (items > 0 && goods !== part('item_total')) return 'ITEM_TOTAL_MISMATCH';
  if (hasItemTax && body.text(`${breakdown}.tax_total.value`) === '') return 'TAX_TOTAL_REQUIRED';
  if (hasItemTax && tax !== part('tax_total')) return 'TAX_TOTAL_MISMATCH';
  const sum = part('item_total') + part('shipping') + part('tax_total') - part('discount') - part('shipping_discount');
  if (sum !== centsAt(body, `${unit}.amount`)) return 'AMOUNT_MISMATCH';
  return sum > 0 ? null : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}
