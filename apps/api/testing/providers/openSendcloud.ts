import type { SendcloudDouble } from '@platine/mocks/providers/sendcloud/sendcloud.ts';
import { createSendcloud } from '@platine/mocks/providers/sendcloud/sendcloud.ts';
import type { SendcloudAccount } from '../../src/integrations/labels/sendcloud/sendcloudAccount.ts';
import { serveDouble } from './serveDouble.ts';

export type OpenedSendcloud = SendcloudDouble & {
  /** The shop's account there. */
  readonly account: SendcloudAccount;
  readonly stop: () => Promise<void>;
};

const keys = { publicKey: 'marked-public-key', secretKey: 'marked-secret-key' };

/** The double of Sendcloud over HTTP, with an account. `now` is in milliseconds since 1970. */
export async function openSendcloud(now?: () => number): Promise<OpenedSendcloud> {
  const double = createSendcloud({ ...keys, ...(now !== undefined && { now }) });
  const { origin, stop } = await serveDouble(double.fetch);
  return { ...double, account: { ...keys, url: `${origin}/api/v3`, senderAddressId: null }, stop };
}
