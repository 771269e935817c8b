import { useEffect } from 'react';
import { useApiClient } from '../api/ApiClient.tsx';
import { sendErrorReport } from './sendErrorReport.ts';

/** Reports errors and promise rejections that no code handled. `page` receives the events: the window, which the server lacks, unless given. */
export function useErrorReports(page?: EventTarget): void {
  const client = useApiClient();
  useEffect(() => {
    const heard = page ?? window;
    const hear = (event: Event) => sendErrorReport(client, thrownIn(event));
    heard.addEventListener('error', hear);
    heard.addEventListener('unhandledrejection', hear);
    return () => {
      heard.removeEventListener('error', hear);
      heard.removeEventListener('unhandledrejection', hear);
    };
  }, [client, page]);
}

function thrownIn(event: Event): unknown {
  if (event instanceof ErrorEvent) return event.error;
  return event instanceof PromiseRejectionEvent ? event.reason : undefined;
}
