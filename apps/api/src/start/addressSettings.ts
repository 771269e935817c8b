import { SettingsError } from './settingsError.ts';

/** Throws SettingsError. */
export function readPort(name: string, value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port < 1 || port > 65_535)
    throw new SettingsError(`${name} must be a whole number from 1 to 65535, but it is "${value}".`);
  return port;
}

/** Scheme, host and port, without a slash at the end. Throws SettingsError. */
export function readOrigin(name: string, value: string): string {
  const url = readHttpUrl(name, value);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
    throw new SettingsError(`${name} must be scheme and host only, like https://shop.example, but it is "${value}".`);
  return url.origin;
}

/** Throws SettingsError. */
export function readHttpUrl(name: string, value: string): URL {
  const url = URL.parse(value);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new SettingsError(`${name} must start with http:// or https://, but it is "${value}".`);
  return url;
}
