import type { cookieNames, regionCookie } from '@platine/domain/shop/constants.ts';

type CookieName = (typeof cookieNames)[keyof typeof cookieNames] | typeof regionCookie;

const yearInSeconds = 365 * 24 * 60 * 60;

/** A cookie that scripts may read (spec §9). Null when it is not set, and on the server, which renders the same page for everyone. */
export function readCookie(name: CookieName): string | null {
  if (!('document' in globalThis)) return null;
  const written = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return written?.slice(name.length + 1) ?? null;
}

export function deleteCookie(name: CookieName): void {
  document.cookie = `${name}=; Path=/; Max-Age=0`;
}

/** Kept for a year, for this site alone. `value` is a marker of the shop's own: it holds nothing that would need quoting. */
export function writeCookie(name: CookieName, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}
