import { keyOfToken } from '../../services/desk/accessTokens.ts';
import { readDeskKey } from './deskCookies.ts';

/** The token of `Authorization: Bearer` (RFC 6750); null without one. */
export function accessTokenIn(headers: Headers): string | null {
  const [, token = null] = /^bearer +([\w.-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return token;
}

/** The desk's key that a request brings: in a program's token, or else in a browser's cookie; null without one. */
export function deskKeyIn(headers: Headers, deskOrigin: string): string | null {
  const token = accessTokenIn(headers);
  return token === null ? readDeskKey(headers.get('cookie'), deskOrigin) : keyOfToken(token);
}
