import { randomUUID } from 'node:crypto';
import type { AdapterMeans } from '../adapter.ts';
import type { SaferpayAccount } from './saferpayAccount.ts';
import type { SaferpayAnswer, SaferpayClient } from './saferpayClient.ts';

/** The means of the adapter's parts. */
export type SaferpayService = AdapterMeans & { readonly account: SaferpayAccount; readonly ask: SaferpayClient };

/** Reads a transaction by the id that the shop has given it. Saferpay knows only those that were authorised. */
export function inquire({ ask }: SaferpayService, OrderId: string, signal: AbortSignal): Promise<SaferpayAnswer> {
  const body = { TransactionReference: { OrderId } };
  return ask({ path: '/Payment/v1/Transaction/Inquire', body, requestId: randomUUID(), attempt: 0, signal });
}
