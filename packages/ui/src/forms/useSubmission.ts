import type { CallName } from '@platine/domain/contract/calls.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { useApiClient } from '../api/ApiClient.tsx';
import type { Sending } from './useSending.ts';
import { useSending } from './useSending.ts';

/** Sends a form by a call that changes no other data of the page. */
export function useSubmission<Name extends CallName>(name: Name): Sending<RequestOf<Name>, ResponseOf<Name>> {
  const client = useApiClient();
  return useSending((request: RequestOf<Name>) => client(name, request));
}
