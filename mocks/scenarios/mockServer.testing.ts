import { setupServer } from 'msw/node';
import { afterAll, beforeAll, vi } from 'vitest';

/** Origin of the page; the scenarios' paths are relative to it. */
export const origin = 'http://shop.test';

/** A server without handlers that listens while the tests of a file run; a request that no handler takes fails. */
export function openMockServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => {
    vi.stubGlobal('location', new URL(origin));
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterAll(() => {
    server.close();
    vi.unstubAllGlobals();
  });
  return server;
}
