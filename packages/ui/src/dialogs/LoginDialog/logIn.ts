import type { Adjustment } from '@platine/domain/cart/adjustment.ts';
import { adjustmentsFromWire } from '@platine/domain/cart/adjustment.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { Credentials } from '@platine/domain/machines/loginPanel.ts';
import { userFromWire } from '@platine/domain/customer/user.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionAccess } from '../../queries/keepSession.ts';
import { keepSession } from '../../queries/keepSession.ts';
import { queryKeys } from '../../queries/keys.ts';

/** Result of a login besides user and session, which the query cache holds. */
export type LoggedIn = {
  /** Changes made while merging the guest's cart into the customer's (D6). */
  readonly adjustments: readonly Adjustment[];
  readonly language: Language | null;
};

/** Logs in and replaces the visitor's session and user in the query cache. */
export async function logIn(
  access: SessionAccess & { readonly queryClient: QueryClient },
  { email, password }: Credentials,
): Promise<Outcome<LoggedIn>> {
  const outcome = await access.client('login', { USERNAME: email, PASSWORD: password });
  if (outcome.kind !== 'data') return outcome;
  const { USER, SESSION, ADJUSTMENTS } = outcome.data;
  keepSession(access, { kind: 'data', data: SESSION });
  await access.queryClient.cancelQueries({ queryKey: queryKeys.user });
  access.queryClient.setQueryData(queryKeys.user, userFromWire(USER));
  return { kind: 'data', data: { adjustments: adjustmentsFromWire(ADJUSTMENTS), language: SESSION.ACTIVE_LANGUAGE } };
}
