import type { WebhookEndpoint } from '../webhooks/webhookWorker.ts';
import { readCredentials } from './paymentSettings.ts';
import { readServiceUrl } from './serviceUrl.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

/** Bytes of a key, by Standard Webhooks. */
const shortestKey = 24;
const longestKey = 64;

/** Reads WEBHOOK_URL and WEBHOOK_SECRET (each also as a file: `…_FILE`): both or none. Throws SettingsError, which never repeats the secret. */
export function readWebhook(environment: Environment): WebhookEndpoint | null {
  const given = readCredentials(environment, { service: 'webhooks', names: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] });
  if (given === null) return null;
  const [value = '', secret = ''] = given;
  const url = readServiceUrl({ name: 'WEBHOOK_URL', value, example: 'https://erp.example/hooks/shop' });
  const base64 = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(secret)?.[1] ?? '';
  const key = Buffer.from(base64, 'base64');
  if (key.length < shortestKey || key.length > longestKey)
    throw new SettingsError(
      'WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in Base64, such as openssl rand -base64 32 makes.',
    );
  return { url, key };
}
