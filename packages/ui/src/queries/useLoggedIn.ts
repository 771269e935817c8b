import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';
import { userQuery } from './user.ts';

/** Null while it is unknown (spec §2, D26). Who cannot be asked about is shown what a visitor is shown. */
export function useLoggedIn(): boolean | null {
  const { data, isError } = useQuery(userQuery(useApiClient()));
  if (data === undefined) return isError ? false : null;
  return data !== null;
}
