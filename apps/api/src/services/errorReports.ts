import type { ErrorReport } from '@platine/domain/errors/errorReport.ts';
import { sign } from '../db/secrets.ts';
import type { Log } from '../log/log.ts';
import type { Limited } from './accounts/throttle.ts';
import { throttle } from './accounts/throttle.ts';
import { findSession } from './findSession.ts';
import { hashToken } from './sessionToken.ts';

type Reporter = Limited & { readonly log: Log; readonly sessionToken: string | null };

/** `page` is the path's first part, `clientId` the browser's number from the cookie `clientId` (D6). */
type SentReport = ErrorReport & { readonly page: string; readonly clientId: string };

/** Logs an error of a shopper's browser with its client, session and account (spec §8). Throws ThrottledException. */
export async function logErrorReport(reporter: Reporter, report: SentReport): Promise<void> {
  await throttle(reporter, 'errorReport');
  const { db, now, sessionToken, log } = reporter;
  const key = sessionToken === null ? null : hashToken(sessionToken);
  const found = key === null ? null : await findSession(db, key, now);
  const customerId = found?.session.customerId ?? null;
  // Signed with a key of the shop's own, so that whoever reads the log learns no session and no account.
  const tag = async (kind: string, value: string) => (await sign(db, 'error reports', `${kind} ${value}`)).slice(0, 12);
  log({
    event: 'browser error',
    page: report.page,
    error: report.name,
    stack: report.places,
    client: await tag('client', report.clientId),
    session: key === null || found === null ? null : await tag('session', key),
    account: customerId === null ? null : await tag('account', String(customerId)),
  });
}
