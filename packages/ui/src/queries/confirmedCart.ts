import type { Client } from '@platine/domain/contract/client.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from './keys.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { sessionQuery } from './session.ts';

/** The session as the server last confirmed it, stored in the query cache. All writes to that entry go through here. */
export type ConfirmedCart = {
  readonly session: () => Session | undefined;
  /** The session, read if it is not cached; rejects when it cannot be read. */
  readonly sessionOrRead: () => Promise<Session>;
  /** Takes a cart from an answer or another tab, unless a newer one is known. Returns whether it was taken. */
  readonly take: (session: Session) => boolean;
  /** Reads it again in the background. */
  readonly readAgain: () => void;
};

export function confirmedCartOf(queryClient: QueryClient, client: Client): ConfirmedCart {
  const session = () => queryClient.getQueryData<Session>(queryKeys.session);
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: queryKeys.session });
  return {
    session,
    sessionOrRead: () => queryClient.query({ ...sessionQuery(client), staleTime: 'static' }),
    take: (fresh) => {
      const known = session();
      if (known !== undefined && known.cart.version > fresh.cart.version) return false;
      // A read that began before this answer would restore the former cart.
      void queryClient.cancelQueries({ queryKey: queryKeys.session });
      queryClient.setQueryData<Session>(queryKeys.session, fresh);
      return true;
    },
    readAgain,
  };
}
