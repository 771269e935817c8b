import type { SaferpayDouble, SaferpayOptions } from '@platine/mocks/providers/saferpay/saferpay.ts';
import { createSaferpay } from '@platine/mocks/providers/saferpay/saferpay.ts';
import type { SaferpayAccount } from '../../src/integrations/payments/saferpay/saferpayAccount.ts';
import { pressButton } from './pressButton.ts';
import { serveDouble } from './serveDouble.ts';

export type OpenedSaferpay = SaferpayDouble & {
  /** The shop's account there. */
  readonly account: SaferpayAccount;
  /** Presses a button of the page of a payment; answers the status. */
  readonly press: (redirect: string, decision: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};

const credentials = { customerId: '123123', terminalId: '12345678', user: 'API_123123_1', password: 'marked-password' };

/** The double of Saferpay over HTTP, with an account. */
export async function openSaferpay(options: Pick<SaferpayOptions, 'now' | 'notify'> = {}): Promise<OpenedSaferpay> {
  let origin = '';
  const double = createSaferpay({ ...credentials, origin: () => origin, ...options });
  const served = await serveDouble(double.fetch);
  origin = served.origin;
  return {
    ...double,
    account: { ...credentials, url: `${origin}/api`, captures: 'withFirstParcel' },
    press: pressButton,
    stop: served.stop,
  };
}
