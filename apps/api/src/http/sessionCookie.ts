import { sessionDays } from '@platine/domain/shop/constants.ts';
import { isSessionToken } from '../services/sessionToken.ts';

const cookieName = 'platine_session';

/** The session token in a Cookie header, or null (D6). */
export function readSessionCookie(header: string | null): string | null {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${cookieName}=`));
  const token = pair?.slice(pair.indexOf('=') + 1).trim();
  return token !== undefined && isSessionToken(token) ? token : null;
}

/**
 * The Set-Cookie header for a session token (D6). The storefront's server uses it too, for a token that `invoke` gives
 * it.
 */
export function sessionCookie(token: string, publicOrigin: string): string {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${token}; Path=/; Max-Age=${sessionDays * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
