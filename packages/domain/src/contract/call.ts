import type { ErrorClass } from './errors.ts';

/**
 * One call of the API, without its shapes: those are in `schemas.ts`, so that a shopper's first load carries no schema library.
 * `{NAME}` in the path takes a field of the request; the other fields travel as the query (GET) or as the JSON body (POST).
 */
export type CallDescription = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** Classes that this call may answer beside the ones every call may answer (`generalErrors`). */
  readonly errors: readonly ErrorClass[];
  /** `spec`: the path stands in spec §7; `assumed`: D1 settled it. */
  readonly source: 'spec' | 'assumed';
  /** Changes something on the server: needs the same origin, is never cached and never repeated by itself (D3). */
  readonly effect?: true;
};

/** What any call may answer (D2). */
export const generalErrors = [
  'InvalidRequestException',
  'ForbiddenException',
  'NotFoundException',
  'PayloadTooLargeException',
  'ThrottledException',
  'InternalErrorException',
] as const satisfies readonly ErrorClass[];

/** The names in braces of a path: `/api/category/{PATH}` has `PATH`. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

export type HttpRequest = { readonly method: 'GET' | 'POST'; readonly url: string; readonly body?: string };

/** Lays a request out as HTTP: fields into the path first, the rest into the query or the body. */
export function toHttp(call: CallDescription, request: Readonly<Record<string, unknown>>): HttpRequest {
  const inPath = new Set(pathFields(call.path));
  const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name])));
  const rest = Object.entries(request).filter(([name, value]) => !inPath.has(name) && value !== undefined);
  if (call.method === 'POST') return { method: 'POST', url, body: JSON.stringify(Object.fromEntries(rest)) };
  if (rest.length === 0) return { method: 'GET', url };
  const query = rest.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return { method: 'GET', url: `${url}?${query.join('&')}` };
}
