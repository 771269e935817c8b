import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { sessionDays } from '@platine/domain/shop/constants.ts';
import { isSessionToken } from '../services/sessionToken.ts';

const cookieName = 'platine_session';

/** The session token in a Cookie header, or null (D6). */
export function readSessionCookie(header: string | null): string | null {
  const token = parse(header ?? '', cookieName)[cookieName];
  return token !== undefined && isSessionToken(token) ? token : null;
}

/** The Set-Cookie header for a session token (D6). The storefront's server sends it for the tokens that `invoke` returns. */
export function sessionCookie(token: string, publicOrigin: string): string {
  return generateCookie(cookieName, token, {
    maxAge: sessionDays * 86_400,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicOrigin.startsWith('https:'),
  });
}
