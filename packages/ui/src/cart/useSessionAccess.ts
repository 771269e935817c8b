import { useApiClient } from '../api/ApiClient.tsx';
import { useCartQueue } from './cartQueueContext.ts';
import type { SessionAccess } from '../queries/keepSession.ts';

/** The way to change the session. */
export function useSessionAccess(): SessionAccess {
  return { client: useApiClient(), confirmed: useCartQueue().confirmed };
}
