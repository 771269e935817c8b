import { generateCookie } from 'hono/cookie';
import { deskSessionHours } from '@platine/domain/desk/operator.ts';
import { isSecure, readToken } from '../sessionCookie.ts';

/** Browsers take a cookie with this start over https alone. `__Host-` would need the path of the whole shop. */
const nameAt = (name: string, publicOrigin: string) => (isSecure(publicOrigin) ? `__Secure-${name}` : name);

const sessionName = 'platine_desk';
const keyName = 'platine_desk_key';

/** Days for which a browser keeps the desk's key; browsers allow no more. */
const keyDays = 400;

/** Cookies of the desk are sent with nothing but the desk, and with nothing that another site begins. */
const flags = (publicOrigin: string) =>
  ({ httpOnly: true, sameSite: 'Strict', secure: isSecure(publicOrigin), path: '/desk' }) as const;

export function readDeskToken(header: string | null, publicOrigin: string): string | null {
  return readToken(header, nameAt(sessionName, publicOrigin));
}

export function readDeskKey(header: string | null, publicOrigin: string): string | null {
  return readToken(header, nameAt(keyName, publicOrigin));
}

/** The Set-Cookie header for an operator's session; null ends it. */
export function deskCookie(token: string | null, publicOrigin: string): string {
  const maxAge = token === null ? 0 : deskSessionHours * 3600;
  return generateCookie(nameAt(sessionName, publicOrigin), token ?? '', { ...flags(publicOrigin), maxAge });
}

/** The Set-Cookie header by which a browser keeps the desk's key. */
export function deskKeyCookie(key: string, publicOrigin: string): string {
  return generateCookie(nameAt(keyName, publicOrigin), key, { ...flags(publicOrigin), maxAge: keyDays * 86_400 });
}
