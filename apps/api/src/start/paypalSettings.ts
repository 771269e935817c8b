import type { PaypalAccount } from '../integrations/payments/paypal/paypalAccount.ts';
import { readCapture, readCredentials } from './paymentSettings.ts';
import { readServiceUrl } from './serviceUrl.ts';
import type { Environment } from './settingsError.ts';

const credentials = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
const production = 'https://api-m.paypal.com';

/**
 * Reads PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID (each also as a file: `…_FILE`), PAYPAL_URL and PAYPAL_CAPTURE. Null when no
 * credential is set; some without the others throw SettingsError.
 */
export function readPaypal(environment: Environment): PaypalAccount | null {
  const given = readCredentials(environment, { service: 'PayPal', names: credentials });
  if (given === null) return null;
  const [clientId = '', clientSecret = '', webhookId = ''] = given;
  return {
    url: readServiceUrl({
      name: 'PAYPAL_URL',
      value: environment['PAYPAL_URL'] || production,
      example: 'https://api-m.sandbox.paypal.com',
    }),
    clientId,
    clientSecret,
    webhookId,
    captures: readCapture(environment, 'PAYPAL_CAPTURE'),
  };
}
