import type { Client } from '@platine/domain/contract/client.ts';
import { defaultLanguage, isLanguage } from '@platine/domain/language/language.ts';
import type { RefusedForm } from '@platine/ui/queries/refusedForm.ts';
import { stockAlertPath } from '@platine/ui/routing/paths.ts';
import { confirmAlertForm, endAlertForm } from '@platine/ui/screens/StockAlertScreen/stockAlertPlace.ts';
import { failedOf, refusalOf } from './formOutcome.ts';

/** Whether a path is one that the forms of stock alerts post to. */
export function isStockAlertForm(path: string): boolean {
  return [stockAlertPath(), confirmAlertForm, endAlertForm].includes(path);
}

type StockAlertForm = { readonly path: string; readonly fields: URLSearchParams };

/** Asks for an alert, confirms or ends one. Answers where to go, or the form that was not taken, with its entries. */
export function submitStockAlertForm({ path, fields }: StockAlertForm, client: Client): Promise<string | RefusedForm> {
  const hash = fields.get('HASH') ?? '';
  if (path === confirmAlertForm) return confirm(hash, client);
  return path === endAlertForm ? end(hash, client) : ask(fields, client);
}

async function ask(fields: URLSearchParams, client: Client): Promise<string | RefusedForm> {
  const sku = Number(fields.get('SKU'));
  const language = fields.get('LANGUAGE_CODE') ?? '';
  const request = {
    SKU: sku,
    EMAIL: fields.get('EMAIL') ?? '',
    LANGUAGE_CODE: isLanguage(language) ? language : defaultLanguage,
  };
  const outcome = await client('requestStockAlert', request);
  if (outcome.kind !== 'data') return { entries: Object.fromEntries(fields), ...refusalOf(outcome) };
  return stockAlertPath({ done: outcome.data.CONFIRMED ? 'watching' : 'mailed', sku: String(sku) });
}

async function confirm(hash: string, client: Client): Promise<string> {
  const outcome = await client('confirmStockAlert', { HASH: hash });
  if (outcome.kind !== 'data') return stockAlertPath({ confirm: hash, ...failedOf(outcome) });
  return stockAlertPath({ done: 'confirmed', sku: String(outcome.data.SKU) });
}

async function end(hash: string, client: Client): Promise<string> {
  const outcome = await client('endStockAlert', { HASH: hash });
  if (outcome.kind !== 'data') return stockAlertPath({ end: hash, ...failedOf(outcome) });
  return stockAlertPath({ done: 'ended', sku: String(outcome.data.SKU) });
}
