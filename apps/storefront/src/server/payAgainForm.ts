import type { Client } from '@platine/domain/contract/client.ts';
import { orderRoute } from '@platine/domain/order/orderRoute.ts';
import { payAgainForm } from '@platine/ui/screens/OrderScreen/payAgainForm.ts';
import { failedOf } from './formOutcome.ts';

/** Whether a path is the one that the button for another payment of an order posts to. */
export function isPayAgainForm(path: string): boolean {
  return path === payAgainForm;
}

/** Begins another payment, and answers where to go: the provider's page, or back to the order's when it was paid meanwhile or the payment cannot begin. */
export async function submitPayAgainForm(fields: URLSearchParams, client: Client): Promise<string> {
  const orderNumber = fields.get('ORDER_NUMBER') ?? '';
  const signature = fields.get('SIGNATURE');
  const signed = signature === null ? {} : { signature };
  const request = { ORDER_NUMBER: orderNumber, ...(signature !== null && { SIGNATURE: signature }) };
  const outcome = await client('payOrderAgain', request);
  const page = outcome.kind === 'data' ? outcome.data.REDIRECT : null;
  return page ?? orderRoute(orderNumber, { ...signed, ...failedOf(outcome) });
}
