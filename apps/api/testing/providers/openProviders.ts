import type { OpenedPaypal } from './openPaypal.ts';
import { openPaypal } from './openPaypal.ts';
import type { OpenedSaferpay } from './openSaferpay.ts';
import { openSaferpay } from './openSaferpay.ts';
import type { OpenedSendcloud } from './openSendcloud.ts';
import { openSendcloud } from './openSendcloud.ts';

/** Settings of a shop's process. */
type Environment = Readonly<Record<string, string>>;

export const paypalSettings = ({ account }: OpenedPaypal): Environment => ({
  PAYPAL_URL: account.url,
  PAYPAL_CLIENT_ID: account.clientId,
  PAYPAL_CLIENT_SECRET: account.clientSecret,
  PAYPAL_WEBHOOK_ID: account.webhookId,
});

export const saferpaySettings = ({ account }: OpenedSaferpay): Environment => ({
  SAFERPAY_URL: account.url,
  SAFERPAY_CUSTOMER_ID: account.customerId,
  SAFERPAY_TERMINAL_ID: account.terminalId,
  SAFERPAY_USER: account.user,
  SAFERPAY_PASSWORD: account.password,
});

export const sendcloudSettings = ({ account }: OpenedSendcloud): Environment => ({
  SENDCLOUD_URL: account.url,
  SENDCLOUD_PUBLIC_KEY: account.publicKey,
  SENDCLOUD_SECRET_KEY: account.secretKey,
});

export type OpenedProviders = {
  readonly paypal: OpenedPaypal;
  readonly saferpay: OpenedSaferpay;
  readonly sendcloud: OpenedSendcloud;
  /** Settings of a shop whose payments and labels are there. */
  readonly environment: Environment;
  readonly stop: () => Promise<void>;
};

type Options = NonNullable<Parameters<typeof openPaypal>[0]>;

/** The doubles of all providers over HTTP. */
export async function openProviders({ notify, publicOrigin }: Pick<Options, 'notify' | 'publicOrigin'>) {
  const notified = notify === undefined ? {} : { notify };
  const [paypal, saferpay, sendcloud] = await Promise.all([
    openPaypal({ ...notified, ...(publicOrigin !== undefined && { publicOrigin }) }),
    openSaferpay(notified),
    openSendcloud(),
  ]);
  const environment = { ...paypalSettings(paypal), ...saferpaySettings(saferpay), ...sendcloudSettings(sendcloud) };
  const stop = async () => void (await Promise.all([paypal.stop(), saferpay.stop(), sendcloud.stop()]));
  return { paypal, saferpay, sendcloud, environment, stop } satisfies OpenedProviders;
}
