import type { PaymentMethod } from '@platine/domain/payment/methods.ts';
import { paymentMethods } from '@platine/domain/payment/methods.ts';
import type { Settling } from '../../services/checkout/settle.ts';
import { settlePayment } from '../../services/checkout/settle.ts';

/** Where a provider tells the shop how a payment ended. */
export const noticePath = (method: PaymentMethod) => `/api/payment/notice/${method}`;

/**
 * Takes a provider's notice. Anything but 204 makes a provider send it again later, so that no news is lost while the shop is stopped. A
 * forged one is refused, one of an unknown payment is taken and forgotten.
 */
export async function receiveNotice(settling: Settling, method: string, request: Request): Promise<Response> {
  const known = paymentMethods.find((one) => one === method);
  const provider = known === undefined ? undefined : settling.payments[known];
  if (provider === undefined) return new Response(null, { status: 404 });
  const notice = await provider.readNotice(request);
  if (notice === null) return new Response(null, { status: 403 });
  await settlePayment(settling, notice.paymentId, notice.status);
  return new Response(null, { status: 204 });
}
