import { generateCookie } from 'hono/cookie';
import { deviceDays } from '@platine/domain/shop/constants.ts';
import { cookieName, isSecure, readToken } from './sessionCookie.ts';

const plainName = 'platine_device';

/** The device token in a Cookie header, or null: it names a browser in which somebody has logged in. */
export function readDeviceCookie(header: string | null, publicOrigin: string): string | null {
  return readToken(header, cookieName(plainName, publicOrigin));
}

/** The Set-Cookie header for a device token. */
export function deviceCookie(token: string, publicOrigin: string): string {
  const flags = { httpOnly: true, sameSite: 'Lax', secure: isSecure(publicOrigin), path: '/' } as const;
  return generateCookie(cookieName(plainName, publicOrigin), token, { ...flags, maxAge: deviceDays * 86_400 });
}
