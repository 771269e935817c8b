import type { CaptureTime } from '../integrations/payments/provider.ts';
import { readSecret } from './secretSetting.ts';
import type { Environment } from './settingsError.ts';
import { SettingsError } from './settingsError.ts';

type Credentials = { readonly service: string; readonly names: readonly string[] };

/** The credentials of a service in the order of their names, each also as a file (`…_FILE`). Null when none is set; some without the others throw SettingsError. */
export function readCredentials(environment: Environment, { service, names }: Credentials): readonly string[] | null {
  const values = names.map((name) => readSecret(environment, name));
  const missing = names.filter((_, index) => values[index] === null);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new SettingsError(`${missing.join(', ')} must be set, because other settings of ${service} are.`);
  return values.flatMap((value) => (value === null ? [] : [value]));
}

/** When a service takes the money: `parcel` (default) or `order`. */
export function readCapture(environment: Environment, name: string): CaptureTime {
  const value = environment[name] || 'parcel';
  if (value !== 'parcel' && value !== 'order')
    throw new SettingsError(`${name} must be parcel or order, but it is "${value}".`);
  return value === 'order' ? 'atOrder' : 'withFirstParcel';
}
