import type { Client } from '@platine/domain/contract/client.ts';
import { accountViewPath, cartPath } from '@platine/ui/routing/paths.ts';
import {
  createQuoteForm,
  orderQuoteForm,
  quoteFailedQuery,
  renewQuoteForm,
} from '@platine/ui/screens/AccountScreen/quoteForms.ts';
import { failedOf } from './formOutcome.ts';

type Submit = (fields: URLSearchParams, client: Client) => Promise<string>;

const forms: Readonly<Record<string, Submit>> = {
  [createQuoteForm]: create,
  [orderQuoteForm]: order,
  [renewQuoteForm]: renew,
};

/** Whether a path is one that the forms of quotes post to. */
export function isQuoteForm(path: string): boolean {
  return Object.hasOwn(forms, path);
}

type QuoteForm = { readonly path: string; readonly fields: URLSearchParams };

/** Makes the call of a form, and answers the address of its result; why it was not taken stands in that address. */
export async function submitQuoteForm({ path, fields }: QuoteForm, client: Client): Promise<string> {
  return (await forms[path]?.(fields, client)) ?? cartPath;
}

async function create(fields: URLSearchParams, client: Client): Promise<string> {
  const version = fields.get('CART_VERSION') ?? '';
  const cartVersion = /^\d{1,9}$/.test(version) ? Number(version) : -1;
  const outcome = await client('createQuote', { CART_VERSION: cartVersion });
  if (outcome.kind === 'data') return accountViewPath('quotes', outcome.data.QUOTE_NUMBER);
  return `${cartPath}?${new URLSearchParams({ [quoteFailedQuery]: failedOf(outcome)['failed'] ?? '' }).toString()}`;
}

/** The cart then has the prices of the quote. */
async function order(fields: URLSearchParams, client: Client): Promise<string> {
  const number = fields.get('QUOTE_NUMBER') ?? '';
  const outcome = await client('cartAddQuote', { QUOTE_NUMBER: number });
  if (outcome.kind === 'data') return cartPath;
  const failed = failedOf(outcome);
  // It has expired or was ordered, which its page says.
  return failed['failed'] === 'NotOrderableException' ? accountViewPath('quotes', number) : failedAt(number, failed);
}

/** The cart then has the products at the prices of today; those that the shop sells no more are left out. */
async function renew(fields: URLSearchParams, client: Client): Promise<string> {
  const number = fields.get('QUOTE_NUMBER') ?? '';
  const quote = await client('quote', { QUOTE_NUMBER: number });
  if (quote.kind !== 'data') return failedAt(number, failedOf(quote));
  const sold = quote.data.POSITIONS.filter(({ STATE }) => STATE !== 'GONE');
  const positions = sold.map(({ SKU, AMOUNT, NOTE }) => ({ SKU, AMOUNT, NOTE }));
  const outcome = await client('cartAddPositions', { POSITIONS: positions });
  return outcome.kind === 'data' ? cartPath : failedAt(number, failedOf(outcome));
}

function failedAt(number: string, query: Readonly<Record<string, string>>): string {
  return `${accountViewPath('quotes', number)}&${new URLSearchParams(query).toString()}`;
}
