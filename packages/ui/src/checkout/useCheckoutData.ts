import type { Session } from '@platine/domain/customer/session.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../api/ApiClient.tsx';
import type { QueryOutcome } from '../queries/outcome.ts';
import { bothOf, outcomeOf } from '../queries/outcome.ts';
import { paymentQuery } from '../queries/payment.ts';
import { sessionQuery } from '../queries/session.ts';
import { shippingQuery } from '../queries/shipping.ts';
import { userQuery } from '../queries/user.ts';
import type { CheckoutData } from './checkoutData.ts';

/** The session and whether the shopper is logged in: the data of the first steps. */
export function useShopper(): QueryOutcome<Pick<CheckoutData, 'session' | 'loggedIn'>> {
  const client = useApiClient();
  const session = outcomeOf(useQuery(sessionQuery(client)));
  const user = outcomeOf(useQuery(userQuery(client)));
  const both = bothOf(session, user);
  if (both.kind !== 'data') return both;
  const [known, who] = both.data;
  return { kind: 'data', data: { session: known, loggedIn: who !== null } };
}

/** Adds the shipping and payment offers for the cart. Earlier offers stay visible while they are reloaded. */
export function useCheckoutData(): QueryOutcome<CheckoutData> {
  const client = useApiClient();
  const shopper = useShopper();
  const session = shopper.kind === 'data' ? shopper.data.session : null;
  const loggedIn = shopper.kind === 'data' && shopper.data.loggedIn;
  const shipping = useQuery({ ...shippingQuery(client, session), ...dependent(session) });
  const payment = useQuery({ ...paymentQuery(client, session), ...dependent(session) });
  const offers = bothOf(outcomeOf(shipping), outcomeOf(payment));
  const data = useMemo(
    () =>
      session === null || shipping.data === undefined || payment.data === undefined
        ? null
        : { session, loggedIn, shipping: shipping.data, payment: payment.data },
    [session, loggedIn, shipping.data, payment.data],
  );
  if (data !== null) return { kind: 'data', data };
  const missing = bothOf(shopper, offers);
  return missing.kind === 'data' ? { kind: 'pending' } : missing;
}

const dependent = (session: Session | null) => ({ enabled: session !== null, placeholderData: keepPreviousData });
