import { array, object, string } from 'yup';
import type { Adapter } from '../adapter.ts';
import { isPaymentId } from '../paymentId.ts';
import type { PaymentNotice } from '../provider.ts';
import { readSignedAddress, signedAddress } from '../signedAddress.ts';
import { verified } from './paypalAnswers.ts';
import { PaypalFailure } from './paypalClient.ts';
import { findPayment } from './paypalPayments.ts';
import type { PaypalService } from './paypalService.ts';
import { abandon } from './paypalStatus.ts';

/** Names the shop's key that signs the address by which shoppers leave PayPal's page. */
const leavingKey = 'paypalLeaving';

/** The address behind "cancel and return" on PayPal's page. */
export function leavingAddress({ db, publicOrigin }: PaypalService, id: string): Promise<string> {
  return signedAddress(db, id, { publicOrigin, method: 'PAYPAL', key: leavingKey });
}

/**
 * Reads a webhook (POST), or the shopper's way back from PayPal's page without paying (GET). Of a webhook only the payment counts that it names: the
 * state is asked for, so that events may come in any order and again. One that PayPal has not signed is refused.
 */
export async function readNotice(
  service: PaypalService,
  adapter: Adapter,
  request: Request,
): Promise<PaymentNotice | 'ignored' | null> {
  if (request.method === 'GET') return readLeaving(service, request);
  const text = await request.text();
  const paymentId = namedPayment(text);
  // Events about other things, and those of unknown payments, cost no request to PayPal.
  if (paymentId === null || (await findPayment(service.db, paymentId)) === null) return 'ignored';
  if (!(await isPaypals(service, request.headers, text))) return null;
  return { paymentId, status: await adapter.status(paymentId) };
}

async function readLeaving(service: PaypalService, { url }: Request): Promise<PaymentNotice | null> {
  const paymentId = await readSignedAddress(service.db, url, leavingKey);
  if (paymentId === null) return null;
  const status = await abandon(service, paymentId).catch(() => 'unknown' as const);
  return { paymentId, status, isReturn: true };
}

const named = object({ custom_id: string().optional() });
const event = object({
  resource: named.shape({ purchase_units: array(named.required()).optional() }).required(),
});

/** The shop's payment of an event about an order, an authorisation, a capture or a refund; null for any other. */
function namedPayment(text: string): string | null {
  const parsed: unknown = parse(text);
  if (!event.isValidSync(parsed, { strict: true })) return null;
  const { custom_id: own, purchase_units: units } = parsed.resource;
  const id = own ?? units?.[0]?.custom_id ?? '';
  return isPaymentId(id) ? id : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const headerNames = {
  auth_algo: 'PayPal-Auth-Algo',
  cert_url: 'PayPal-Cert-Url',
  transmission_id: 'PayPal-Transmission-Id',
  transmission_sig: 'PayPal-Transmission-Sig',
  transmission_time: 'PayPal-Transmission-Time',
};

/** Has PayPal verify the signature of an event, which goes there byte by byte as it came. Throws when PayPal does not answer, so that it sends it again. */
async function isPaypals({ ask, account, waits }: PaypalService, headers: Headers, text: string): Promise<boolean> {
  const signed = Object.entries(headerNames).map(([field, header]) => [field, headers.get(header) ?? ''] as const);
  if (signed.some(([, value]) => value === '')) return false;
  const fields = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: account.webhookId });
  const answer = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${fields.slice(0, -1)},"webhook_event":${text}}`,
    requestId: null,
    signal: AbortSignal.timeout(waits.shopper),
  });
  if (answer.kind === 'answered') return verified.validateSync(answer.data).verification_status === 'SUCCESS';
  // Headers that PayPal cannot read are no signature of its own.
  if (answer.error.name === 'VALIDATION_ERROR') return false;
  throw new PaypalFailure(answer.error.name);
}
