import type { SaferpayAccount } from '../integrations/payments/saferpay/saferpayAccount.ts';
import { readCapture, readCredentials } from './paymentSettings.ts';
import { readServiceUrl } from './serviceUrl.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

const credentials = ['SAFERPAY_CUSTOMER_ID', 'SAFERPAY_TERMINAL_ID', 'SAFERPAY_USER', 'SAFERPAY_PASSWORD'] as const;
const production = 'https://www.saferpay.com/api';

/**
 * Reads SAFERPAY_CUSTOMER_ID, SAFERPAY_TERMINAL_ID, SAFERPAY_USER and SAFERPAY_PASSWORD (each also as a file: `…_FILE`), SAFERPAY_URL and
 * SAFERPAY_CAPTURE. Null when no credential is set; some without the others throw SettingsError.
 */
export function readSaferpay(environment: Environment): SaferpayAccount | null {
  const given = readCredentials(environment, { service: 'Saferpay', names: credentials });
  if (given === null) return null;
  if (environment['SAFERPAY_MEANS'])
    throw new SettingsError(
      'SAFERPAY_MEANS must be moved to the line saferpayMeans of shop.yaml, so that pages name them.',
    );
  const [customerId = '', terminalId = '', user = '', password = ''] = given;
  expectNumber('SAFERPAY_CUSTOMER_ID', customerId, { from: 1, to: 8 });
  expectNumber('SAFERPAY_TERMINAL_ID', terminalId, { from: 8, to: 8 });
  return {
    url: readServiceUrl({
      name: 'SAFERPAY_URL',
      value: environment['SAFERPAY_URL'] || production,
      example: 'https://test.saferpay.com/api',
    }),
    customerId,
    terminalId,
    user,
    password,
    captures: readCapture(environment, 'SAFERPAY_CAPTURE'),
  };
}

function expectNumber(name: string, value: string, { from, to }: { readonly from: number; readonly to: number }): void {
  if (!/^\d+$/.test(value) || value.length < from || value.length > to)
    throw new SettingsError(`${name} must be a number of ${from === to ? to : `up to ${to}`} digits.`);
}
