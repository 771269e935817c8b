import { readServiceUrl } from './serviceUrl.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

const official = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Reads VIES (yes or no) and VIES_URL: the address of the service, null when it is not used. Throws SettingsError. */
export function readVies(environment: Environment): string | null {
  const value = environment['VIES'] || 'no';
  if (value !== 'yes' && value !== 'no') throw new SettingsError(`VIES must be yes or no, but it is "${value}".`);
  const url = readServiceUrl({ name: 'VIES_URL', value: environment['VIES_URL'] || official, example: official });
  return value === 'yes' ? url : null;
}
