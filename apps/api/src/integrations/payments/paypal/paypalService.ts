import type { AdapterMeans } from '../adapter.ts';
import type { PaypalOrder } from './paypalAnswers.ts';
import { order } from './paypalAnswers.ts';
import type { PaypalAccount } from './paypalAccount.ts';
import type { PaypalClient, PaypalError } from './paypalClient.ts';

/** The means of the adapter's parts. */
export type PaypalService = AdapterMeans & { readonly account: PaypalAccount; readonly ask: PaypalClient };

export type OrderRead =
  | { readonly kind: 'answered'; readonly order: PaypalOrder }
  | { readonly kind: 'failed'; readonly error: PaypalError };

/** Reads an order at PayPal, with its authorisation and captures. */
export async function readOrder({ ask }: PaypalService, orderId: string, signal: AbortSignal): Promise<OrderRead> {
  const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}`;
  const answer = await ask({ method: 'GET', path, body: null, requestId: null, signal });
  return answer.kind === 'failed' ? answer : { kind: 'answered', order: order.validateSync(answer.data) };
}
