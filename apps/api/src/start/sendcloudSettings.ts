import type { SendcloudAccount } from '../integrations/labels/sendcloud/sendcloudAccount.ts';
import { readCredentials } from './paymentSettings.ts';
import { readServiceUrl } from './serviceUrl.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

const production = 'https://panel.sendcloud.sc/api/v3';

/**
 * Reads SENDCLOUD_PUBLIC_KEY and SENDCLOUD_SECRET_KEY (each also as a file: `…_FILE`), SENDCLOUD_URL and SENDCLOUD_SENDER. Null when no key is set; one
 * without the other throws SettingsError.
 */
export function readSendcloud(environment: Environment): SendcloudAccount | null {
  const names = ['SENDCLOUD_PUBLIC_KEY', 'SENDCLOUD_SECRET_KEY'];
  const given = readCredentials(environment, { service: 'Sendcloud', names });
  const url = readServiceUrl({
    name: 'SENDCLOUD_URL',
    value: environment['SENDCLOUD_URL'] || production,
    example: production,
  });
  const senderAddressId = readSender(environment['SENDCLOUD_SENDER'] || null);
  if (given === null) return null;
  const [publicKey = '', secretKey = ''] = given;
  return { url, publicKey, secretKey, senderAddressId };
}

function readSender(value: string | null): number | null {
  if (value !== null && !/^[1-9]\d{0,14}$/.test(value))
    throw new SettingsError(
      `SENDCLOUD_SENDER must be the number of a sender address at Sendcloud, but it is "${value}".`,
    );
  return value === null ? null : Number(value);
}
