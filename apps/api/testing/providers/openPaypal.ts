import type { PaypalDouble, PaypalOptions } from '@platine/mocks/providers/paypal/paypal.ts';
import { createPaypal } from '@platine/mocks/providers/paypal/paypal.ts';
import type { PaypalAccount } from '../../src/integrations/payments/paypal/paypalAccount.ts';
import { pressButton } from './pressButton.ts';
import { serveDouble } from './serveDouble.ts';

export type OpenedPaypal = PaypalDouble & {
  /** The shop's account there. */
  readonly account: PaypalAccount;
  /** Presses a button of the page of a payment; answers the status. */
  readonly press: (redirect: string, decision: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};

const credentials = { clientId: 'AeA1QIZXiflr1', clientSecret: 'marked-client-secret', webhookId: '1JE4291016473214C' };

type Options = Pick<PaypalOptions, 'now' | 'notify'> & {
  /** The shop's address. */
  readonly publicOrigin?: string;
  /** Goes where the shopper's browser is led on; by default the test does. */
  readonly follow?: (request: Request) => Promise<unknown>;
};

/** The double of PayPal over HTTP, with an account. */
export async function openPaypal(options: Options = {}): Promise<OpenedPaypal> {
  const { publicOrigin = 'https://shop.example', follow, ...others } = options;
  let origin = '';
  const webhookUrl = `${publicOrigin}/api/payment/notice/PAYPAL`;
  const double = createPaypal({ ...credentials, ...others, webhookUrl, origin: () => origin });
  const served = await serveDouble(async (request) => {
    const answer = await double.fetch(request);
    const led = answer.headers.get('location');
    if (led !== null && follow !== undefined) await follow(new Request(led));
    return answer;
  });
  origin = served.origin;
  return {
    ...double,
    account: { ...credentials, url: origin, captures: 'withFirstParcel' },
    press: pressButton,
    stop: served.stop,
  };
}
