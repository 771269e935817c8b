import { useApiClient } from '../api/ApiClient.tsx';
import { useCartQueue } from '../cart/cartQueueContext.ts';
import type { SessionAccess } from './keepSession.ts';

/** The way to change the session. */
export function useSessionAccess(): SessionAccess {
  return { client: useApiClient(), confirmed: useCartQueue().confirmed };
}
