import type { Client } from '@platine/domain/contract/client.ts';
import { orderPath } from '@platine/ui/routing/paths.ts';
import { orderLinkForm, renewedToQuery } from '@platine/ui/screens/OrderScreen/orderLinkForm.ts';

/** Whether a path is the one that the form of an ended link posts to. */
export function isOrderLinkForm(path: string): boolean {
  return path === orderLinkForm;
}

/** Asks for a new link and answers where to go: back to the order's page, which shows the answer. It is the same for every link (D7). */
export async function submitOrderLinkForm(fields: URLSearchParams, client: Client): Promise<string> {
  const [orderNumber, signature] = [fields.get('ORDER_NUMBER') ?? '', fields.get('SIGNATURE') ?? ''];
  const outcome = await client('renewOrderLink', { ORDER_NUMBER: orderNumber, SIGNATURE: signature });
  return `${orderPath(orderNumber)}?${renewedToQuery(signature, outcome)}`;
}
