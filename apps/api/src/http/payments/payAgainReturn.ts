import { orderRoute } from '@platine/domain/order/orderRoute.ts';
import { finishPayAgain } from '../../services/checkout/payAgainReturn.ts';
import type { Settling } from '../../services/checkout/settling.ts';

type Return = { readonly id: string; readonly signature: string };

/**
 * Leads the shopper from the provider back to the order's page, which says what came out, with and without script. Anything else than the payment of a placed
 * order leads to the start page. The signature is that of the request: this route opens no order by itself (D7).
 */
export async function returnFromPayAgain(settling: Settling, { id, signature }: Return): Promise<Response> {
  const paid = await finishPayAgain(settling, id);
  const Location = paid === null ? '/' : orderRoute(paid.orderNumber, { signature, payment: paid.outcome });
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
}
