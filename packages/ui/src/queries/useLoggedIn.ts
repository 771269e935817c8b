import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../api/ApiClient.tsx';
import { userQuery } from './user.ts';

/** Null while it is unknown (spec §2, D26). When it cannot be read, the page is a visitor's. */
export function useLoggedIn(): boolean | null {
  const { data, isError } = useQuery(userQuery(useApiClient()));
  if (data === undefined) return isError ? false : null;
  return data !== null;
}
