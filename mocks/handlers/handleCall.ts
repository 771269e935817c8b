import type { HttpHandler, HttpResponseResolver } from 'msw';
import { http } from 'msw';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { calls } from '@platine/domain/contract/calls.ts';

/** Handles one call of the contract at its method and path; `{NAME}` of the path becomes a parameter. */
export function handleCall(name: CallName, origin: string, resolver: HttpResponseResolver): HttpHandler {
  const { method, path } = calls[name];
  const address = origin + path.replace(/\{(\w+)\}/g, ':$1');
  return method === 'POST' ? http.post(address, resolver) : http.get(address, resolver);
}
