import type { Transport } from '@platine/domain/contract/client.ts';

/** Carries calls, with what that needs fetched for the first of them or before. */
export type LaterTransport = {
  readonly transport: Transport;
  /** Fetches it now, so that no call has to wait for it; rejects when it cannot be fetched. */
  readonly ready: () => Promise<unknown>;
};

const loadTransport = async () => (await import('./fetchTransport.ts')).createFetchTransport();

/** The way to the shop's API, with the table of its calls: a page comes with its data and first asks when it is used. */
export function laterTransport(): LaterTransport {
  let loaded: Transport | null = null;
  const ready = async () => {
    loaded ??= await loadTransport();
    return loaded;
  };
  return {
    // Once it is there a call starts at once: on the way out of the page there is no later.
    transport: async (name, request) => (loaded ?? (await ready()))(name, request),
    ready,
  };
}
