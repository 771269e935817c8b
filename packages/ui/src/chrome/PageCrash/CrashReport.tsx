import { useEffect } from 'react';
import { useApiClient } from '../../api/ApiClient.tsx';
import { reportError } from '../reportError.ts';

/** Reports the error that a page crashed with. Shows nothing. */
export function CrashReport({ error }: { readonly error: unknown }) {
  const client = useApiClient();
  useEffect(() => reportError(client, error), [client, error]);
  return null;
}
