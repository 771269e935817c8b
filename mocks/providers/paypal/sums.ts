import type { Body } from '../readBody.ts';

/** An amount of a request in cents; 0 when the field is missing. */
export function centsAt({ text }: Body, path: string): number {
  const [euros = '', rest = ''] = text(`${path}.value`).split('.');
  return Number(euros || 0) * 100 + Number(rest.padEnd(2, '0'));
}

const unit = 'purchase_units.0';
const breakdown = `${unit}.amount.breakdown`;

/** The issue of a purchase unit whose parts do not add up; null when they do. */
export function sumIssue(body: Body, items: number): string | null {
  const part = (name: string) => centsAt(body, `${breakdown}.${name}`);
  const sum = part('item_total') + part('shipping') + part('tax_total') - part('discount') - part('shipping_discount');
  const issue = itemIssue(body, { items, total: 'item_total', of: 'unit_amount', name: 'ITEM_TOTAL' });
  const taxIssue = itemIssue(body, { items, total: 'tax_total', of: 'tax', name: 'TAX_TOTAL' });
  if (issue !== null || taxIssue !== null) return issue ?? taxIssue;
  if (sum !== centsAt(body, `${unit}.amount`)) return 'AMOUNT_MISMATCH';
  return sum > 0 ? null : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}

type Sum = { readonly items: number; readonly total: string; readonly of: string; readonly name: string };

/** A total that items have amounts of has to be there, and to be their sum. */
function itemIssue(body: Body, { items, total, of, name }: Sum): string | null {
  const lines = Array.from({ length: items }, (_, index) => `${unit}.items.${index}`);
  if (lines.every((at) => body.text(`${at}.${of}.value`) === '')) return null;
  if (body.text(`${breakdown}.${total}.value`) === '') return `${name}_REQUIRED`;
  const pieces = (at: string) => Number(body.text(`${at}.quantity`));
  const sum = lines.reduce((all, at) => all + centsAt(body, `${at}.${of}`) * pieces(at), 0);
  return sum === centsAt(body, `${breakdown}.${total}`) ? null : `${name}_MISMATCH`;
}
