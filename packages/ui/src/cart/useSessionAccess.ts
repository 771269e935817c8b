import { useApiClient } from '../api/ApiClient.tsx';
import { useCartQueue } from './cartQueueContext.ts';
import type { SessionAccess } from '../queries/keepSession.ts';

/** The API client and the confirmed cart, for changes of the session. */
export function useSessionAccess(): SessionAccess {
  return { client: useApiClient(), confirmed: useCartQueue().confirmed };
}
