import { generateCookie } from 'hono/cookie';
import { deskSessionHours } from '@platine/domain/desk/operator.ts';
import { isSecure, readToken } from '../sessionCookie.ts';

/** Browsers take a cookie with this start over https alone. `__Host-` would need the path of the whole shop. */
const nameAt = (name: string, deskOrigin: string) => (isSecure(deskOrigin) ? `__Secure-${name}` : name);

const sessionName = 'platine_desk';
const keyName = 'platine_desk_key';

/** Days for which a browser keeps the desk's key; browsers allow no more. */
const keyDays = 400;

/** Cookies of the desk are sent with nothing but the desk, and with nothing that another site begins. */
const flags = (deskOrigin: string) =>
  ({ httpOnly: true, sameSite: 'Strict', secure: isSecure(deskOrigin), path: '/desk' }) as const;

export function readDeskToken(header: string | null, deskOrigin: string): string | null {
  return readToken(header, nameAt(sessionName, deskOrigin));
}

export function readDeskKey(header: string | null, deskOrigin: string): string | null {
  return readToken(header, nameAt(keyName, deskOrigin));
}

/** The Set-Cookie header for an operator's session; null ends it. */
export function deskCookie(token: string | null, deskOrigin: string): string {
  const maxAge = token === null ? 0 : deskSessionHours * 3600;
  return generateCookie(nameAt(sessionName, deskOrigin), token ?? '', { ...flags(deskOrigin), maxAge });
}

/** The Set-Cookie header by which a browser keeps the desk's key. */
export function deskKeyCookie(key: string, deskOrigin: string): string {
  return generateCookie(nameAt(keyName, deskOrigin), key, { ...flags(deskOrigin), maxAge: keyDays * 86_400 });
}
