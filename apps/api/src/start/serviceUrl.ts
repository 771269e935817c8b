import { isLoopbackOrigin } from '../network/thisMachine.ts';
import { SettingsError } from './settingsError.ts';

type ServiceUrl = { readonly name: string; readonly value: string; readonly example: string };

/** The address of a service without a closing slash: https, because credentials and VAT ids go there, unless it is on this machine. Throws SettingsError. */
export function readServiceUrl({ name, value, example }: ServiceUrl): string {
  const url = URL.parse(value);
  const isHere = url?.protocol === 'http:' && isLoopbackOrigin(url.origin);
  if (url === null || (url.protocol !== 'https:' && !isHere) || url.username !== '' || url.search !== '')
    throw new SettingsError(`${name} must be an address like ${example}.`);
  return url.href.replace(/\/$/, '');
}
