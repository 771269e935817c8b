import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { sessionDays } from '@platine/domain/shop/constants.ts';
import { isSessionToken } from '../services/sessionToken.ts';

const plainName = 'platine_session';

export const isSecure = (publicOrigin: string) => publicOrigin.startsWith('https:');

/** Browsers take a cookie with this start from this host over https alone, so no neighbour of its domain can set it. */
export const cookieName = (name: string, publicOrigin: string) => (isSecure(publicOrigin) ? `__Host-${name}` : name);

const nameAt = (publicOrigin: string) => cookieName(plainName, publicOrigin);

/** The session token in a Cookie header, or null (D6). On https also under the name that the shop gave it before. */
export function readSessionCookie(header: string | null, publicOrigin: string): string | null {
  return readToken(header, nameAt(publicOrigin)) ?? readToken(header, plainName);
}

/**
 * Set-Cookie headers for a session token (D6), in answer to a request with this Cookie header. A cookie of the name before is removed. The
 * storefront's server sends them for the tokens that `invoke` returns.
 */
export function sessionCookies(token: string, header: string | null, publicOrigin: string): readonly string[] {
  const flags = { httpOnly: true, sameSite: 'Lax', secure: isSecure(publicOrigin), path: '/' } as const;
  const cookie = generateCookie(nameAt(publicOrigin), token, { ...flags, maxAge: sessionDays * 86_400 });
  const isRenamed = isSecure(publicOrigin) && Object.hasOwn(parse(header ?? ''), plainName);
  return isRenamed ? [cookie, generateCookie(plainName, '', { ...flags, maxAge: 0 })] : [cookie];
}

/** Set-Cookie headers that carry over a session of the name before, once: nobody is logged out or loses a cart. */
export function carriedOver(header: string | null, publicOrigin: string): readonly string[] {
  const token = readToken(header, plainName);
  const isKnown = readToken(header, nameAt(publicOrigin)) !== null;
  return token === null || isKnown ? [] : sessionCookies(token, header, publicOrigin);
}

/** A token in a Cookie header under this name, or null. */
export function readToken(header: string | null, name: string): string | null {
  const token = parse(header ?? '', name)[name];
  return token !== undefined && isSessionToken(token) ? token : null;
}
