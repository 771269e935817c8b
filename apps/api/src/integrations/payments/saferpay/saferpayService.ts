import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import type { Log } from '../../../log/log.ts';
import type { CurrentShop } from '../../../shop/currentShop.ts';
import type { Clock } from '../../../time/clock.ts';
import type { SaferpayAccount } from './saferpayAccount.ts';
import type { SaferpayAnswer, SaferpayClient } from './saferpayClient.ts';

/** The means of the adapter's parts. */
export type SaferpayService = {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly currentShop: CurrentShop;
  readonly account: SaferpayAccount;
  /** Scheme, host and port to which shoppers and notices come back. */
  readonly publicOrigin: string;
  readonly ask: SaferpayClient;
  /** Milliseconds after which it counts as no answer. */
  readonly waits: Waits;
};

export type Waits = {
  /** While a shopper waits: less than the shop's own limit for a request. */
  readonly shopper: number;
  /** The wait that Saferpay asks for, here of all requests of one movement of money together. */
  readonly money: number;
};
export const usualWaits: Waits = { shopper: 25_000, money: 100_000 };

/** Reads a transaction by the id that the shop has given it. Saferpay knows only those that were authorised. */
export function inquire({ ask }: SaferpayService, OrderId: string, signal: AbortSignal): Promise<SaferpayAnswer> {
  const body = { TransactionReference: { OrderId } };
  return ask({ path: '/Payment/v1/Transaction/Inquire', body, requestId: randomUUID(), attempt: 0, signal });
}
