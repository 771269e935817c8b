import type { HttpHandler } from 'msw';
import { HttpResponse, delay, http } from 'msw';
import { failureResponse } from '../handlers/respond.ts';

/** Each call waits before the handlers behind this one answer it. */
export function slow(milliseconds: number): HttpHandler[] {
  return [
    http.all('/api/*', async () => {
      await delay(milliseconds);
    }),
  ];
}

/** Each call meets a server that has crashed (D2). */
export function failing(): HttpHandler[] {
  const crash = { errorClass: 'InternalErrorException', message: 'Mocked crash', fields: [] } as const;
  return [http.all('/api/*', () => failureResponse(crash))];
}

/** No call reaches a server. */
export function offline(): HttpHandler[] {
  return [http.all('/api/*', () => HttpResponse.error())];
}
