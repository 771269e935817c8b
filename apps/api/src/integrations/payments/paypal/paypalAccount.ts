import type { CaptureTime } from '../provider.ts';

/** The operator's account at PayPal: an app of its developer pages, with its webhook. */
export type PaypalAccount = {
  /** Base of the interface's addresses, without a closing slash. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id of the webhook whose notices come to the shop. */
  readonly webhookId: string;
  readonly captures: CaptureTime;
};
