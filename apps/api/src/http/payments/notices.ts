import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import { againReturnPath, returnPath } from '../../integrations/payments/paymentId.ts';
import { orderLinkSignature } from '../../services/checkout/orderLink.ts';
import type { Payment } from '../../services/checkout/placeOrder.ts';
import { settlePayment } from '../../services/checkout/settle.ts';
import type { Settling } from '../../services/checkout/settling.ts';

/** The path to which a shopper comes back from a payment; its provider has proved that it sends the browser. */
async function returnOf(settling: Settling, id: string, payment: Payment | null): Promise<string> {
  const orderNumber = payment?.paysFor ?? null;
  return orderNumber === null ? returnPath(id) : againReturnPath(id, await orderLinkSignature(settling, orderNumber));
}

/** The path of a provider's payment notices. */
export const noticePath = (method: PaymentMethod) => `/api/payment/notice/${method}`;

/**
 * Processes a provider's notice. A provider repeats a notice that is not answered with 204, so that none is lost while the shop is stopped. Forged
 * notices are refused; notices of unknown payments are accepted and ignored. A notice that the
 * shopper's browser brings leads it back to the shop.
 */
export async function receiveNotice(settling: Settling, method: string, request: Request): Promise<Response> {
  const known = paymentMethods.find((one) => one === method);
  const provider = known === undefined ? undefined : settling.payments[known];
  if (provider === undefined) return new Response(null, { status: 404 });
  const notice = await provider.readNotice(request);
  if (notice === null) return new Response(null, { status: 403 });
  if (notice === 'ignored') return new Response(null, { status: 204 });
  const payment = await settlePayment(settling, notice.paymentId, notice.status);
  if (notice.isReturn) {
    const Location = await returnOf(settling, notice.paymentId, payment);
    return new Response(null, { status: 303, headers: { Location } });
  }
  return new Response(null, { status: 204 });
}
