import type { Client } from '@platine/domain/contract/client.ts';
import { reportOfError, reportedPage } from '@platine/domain/errors/errorReport.ts';
import { cookieNames, isSampled } from '@platine/domain/shop/constants.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Reports one in ten errors to the shop, if the shopper has agreed to it (spec §8, D31). */
export function sendErrorReport(client: Client, error: unknown): void {
  if (readCookie(cookieNames.consent) !== 'accepted' || !isSampled(Math.random())) return;
  const { name, places } = reportOfError(error);
  const page = reportedPage(location.pathname);
  void client('reportError', { NAME: name, PLACES: [...places], PAGE: page, CLIENT_ID: clientId() });
}

/** The browser's number in the cookie `clientId`, which is made with its first report (D6). */
function clientId(): string {
  const known = readCookie(cookieNames.clientId);
  if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
  // Unlike `crypto.randomUUID`, this is also there without https.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  writeCookie(cookieNames.clientId, made);
  return made;
}
