import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { decidePayment } from '../shop/checkout.ts';
import { decideAgain } from '../shop/payAgain.ts';
import type { ProviderSays } from '../shop/checkoutState.ts';
import type { Shop } from '../shop/shop.ts';

/** Status for each button of the sandbox provider's page; the API's page has the same buttons. */
const decisions: ReadonlyMap<string, ProviderSays> = new Map([
  ['approve', 'authorised'],
  ['decline', 'declined'],
  ['expire', 'expired'],
  ['abandon', 'abandoned'],
  ['silence', 'unknown'],
]);

/** The form of the sandbox provider's page. */
export function sandboxHandler(shop: Shop, origin = ''): HttpHandler {
  return http.post(`${origin}/sandbox/payment/:id`, async ({ request, params }) => {
    const decision = new URLSearchParams(await request.text()).get('decision') ?? '';
    const says = decisions.get(decision);
    if (says === undefined) return new HttpResponse(null, { status: 400 });
    const id = String(params['id']);
    decidePayment(shop, id, says);
    const back = decideAgain(shop, id, says) ?? `/checkout_summary?returned=${id}`;
    return new HttpResponse(null, { status: 303, headers: { Location: origin + back } });
  });
}
