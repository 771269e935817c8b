import type { CallName } from '@platine/domain/contract/calls.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import type { App } from '../src/app.ts';

type Refusal = { readonly errorClass: string };
export type TestShopper = {
  /** Makes a call that must succeed. */
  readonly call: <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<ResponseOf<Name>>;
  /** Makes a call that may fail; returns the error class then. */
  readonly attempt: <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
  ) => Promise<ResponseOf<Name> | Refusal>;
  readonly token: () => string | null;
};

/** A browser that stores the session's token. */
export function testShopper(
  app: App,
  sessionToken: string | null = null,
  clientAddress: string | null = null,
): TestShopper {
  let token = sessionToken;
  const attempt: TestShopper['attempt'] = async (name, request) => {
    const { envelope, newSessionToken } = await app.invoke(name, request, { sessionToken: token, clientAddress });
    token = newSessionToken ?? token;
    return envelope.SUCCESSFUL ? parseResponse(name, envelope.DATA) : { errorClass: envelope.ERROR_CLASS };
  };
  return {
    attempt,
    async call(name, request) {
      const answer = await attempt(name, request);
      if (isRefusal(answer)) throw new Error(`${name}: ${answer.errorClass}`);
      return answer;
    },
    token: () => token,
  };
}

export function isRefusal(answer: object): answer is Refusal {
  return 'errorClass' in answer;
}

export type Purchase = {
  readonly sku: number;
  readonly amount: number;
  readonly payment?: 'WIRE_TRANSFER' | 'PAYPAL' | 'SAFERPAY';
  readonly email?: string;
};

/** Prepares the checkout of a guest in Luxembourg up to the order button; returns the cart's version. */
export async function makeReady(
  { call }: TestShopper,
  { sku, amount, payment = 'WIRE_TRANSFER', email = 'ada@example.org' }: Purchase,
): Promise<number> {
  await call('cartAddPosition', { SKU: sku, AMOUNT: amount });
  await call('updateEmail', { EMAIL: email });
  const { ADDRESS: empty } = await call('cartAddAddress', {});
  const lines = { FIRSTNAME: 'Ada', LASTNAME: 'Lovelace', STREET: '1, rue Haute', ZIPCODE: 'L-4011', CITY: 'Esch' };
  const NEW_ADDRESS = { ...empty, ...lines };
  await call('cartChangeAddress', { ADDRESS_LABEL: 'DELIVERY', NEW_ADDRESS, OLD_ADDRESS: empty });
  await call('updateShippingMethod', { SHIPPING_METHOD: 'UPS_SAVER' });
  return (await call('updatePaymentMethod', { PAYMENT_METHOD: payment })).CART.VERSION;
}

/** Starts a payment, which reserves stock; returns the URL of the provider's page. */
export async function startPaying(shopper: TestShopper, goods: Omit<Purchase, 'payment'>): Promise<string> {
  const CART_VERSION = await makeReady(shopper, { ...goods, payment: 'PAYPAL' });
  const { REDIRECT } = await shopper.call('checkout', { IDEMPOTENCY_KEY: 'one', CART_VERSION });
  return REDIRECT ?? '';
}

/** The payment's id in the URL of the provider's page. */
export const paymentAt = (redirect: string): string => redirect.split('/').at(-1) ?? '';

export const orderNumbers = ({ TR_SUMMARY }: Pick<ResponseOf<'checkout'>, 'TR_SUMMARY'>): string[] =>
  TR_SUMMARY.ORDERS.map(({ ORDER_NUMBER }) => ORDER_NUMBER);
