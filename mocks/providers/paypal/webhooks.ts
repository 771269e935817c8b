import { orderBody } from './answers.ts';
import type { Books, Order } from './books.ts';
import { newId } from './books.ts';

export type Webhook = { readonly books: Books; readonly url: () => string; readonly now: () => number };

/** An event as PayPal sends it. Its signature is known to the double alone. */
export function signedEvent({ books, url, now }: Webhook, type: string, resource: object): Request {
  const time = new Date(now()).toISOString();
  const event = JSON.stringify({
    id: `WH-${newId()}`,
    event_version: '1.0',
    create_time: time,
    resource_type: type.split('.').slice(0, -1).join('-').toLowerCase(),
    event_type: type,
    resource,
  });
  const [transmission, signature] = [crypto.randomUUID(), `sig${newId()}==`];
  books.transmissions.set(transmission, { signature, time, event });
  const headers = {
    'Content-Type': 'application/json',
    'PayPal-Auth-Algo': 'SHA256withRSA',
    'PayPal-Cert-Url': 'https://api.paypal.example/v1/notifications/certs/CERT-360caa42-fca2a594-5a29ef42',
    'PayPal-Transmission-Id': transmission,
    'PayPal-Transmission-Sig': signature,
    'PayPal-Transmission-Time': time,
  };
  return new Request(url(), { method: 'POST', headers, body: event });
}

/** The event of an order that its shopper has approved. */
export const approvalEvent = (webhook: Webhook, order: Order) =>
  signedEvent(webhook, 'CHECKOUT.ORDER.APPROVED', orderBody(order));
