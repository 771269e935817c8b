import { settle } from '@platine/domain/contract/client.ts';
import type { DeskCallDescription } from '@platine/domain/contract/desk/deskCallDescription.ts';
import { deskCalls } from '@platine/domain/contract/desk/deskCalls.ts';
import type { DeskClient } from '@platine/domain/contract/desk/deskClient.ts';
import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { fetchEnvelope, plainFetch } from './fetchTransport.ts';

/** Makes the desk's calls by `fetch` to the page's own origin. */
export const fetchDesk: DeskClient = (name, request) => {
  const call: DeskCallDescription = deskCalls[name];
  return settle(fetchEnvelope<DeskResponseOf<typeof name>>(call, request, { origin: '', send: plainFetch }));
};
