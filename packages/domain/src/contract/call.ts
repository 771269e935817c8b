import { stillLoadingAfter } from '../shop/constants.ts';
import type { ErrorClass } from './errors.ts';

/**
 * One call of the API, without its shapes: those are in `schemas.ts`, so that a shopper's first load carries no schema library.
 * `{NAME}` in the path takes a field of the request; the other fields travel as the query (GET) or as the JSON body (POST).
 */
export type CallDescription = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}` | `/desk/api/${string}`;
  /** Classes that this call may answer beside the ones every call may answer (`generalErrors`). */
  readonly errors: readonly ErrorClass[];
  /**
   * `spec`: the path stands in spec §7; `assumed`: D1 settled it; `own`: the shop's own, which the specification's API does not have; `desk`: for the
   * shop's people alone.
   */
  readonly source: 'spec' | 'assumed' | 'own' | 'desk';
  /** Changes something on the server: needs the same origin, is never cached and never repeated by itself (D3). */
  readonly effect?: true;
  /** Fields of the request that travel as headers, by the header's name: a call that has no body still has to carry them (D4). */
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of its largest request, where the usual limit is too small. */
  readonly largestBody?: number;
  /** Numbers that the specification sends as text: SKIP '0', LIMIT '7' (spec §7, D21). */
  readonly texts?: readonly string[];
};

/** Milliseconds that a call which changes something is waited for. It may have arrived, so it is given up later than a read. */
const effectPatience = 20_000;

/** Bytes in a millisecond that a slow phone sends. */
const slowestUpload = 100;

/** Milliseconds after which an unanswered call counts as a lost connection; the retry view of a page's data follows (D26). A body takes its time. */
export function patienceOf({ effect }: CallDescription, bytes = 0): number {
  return (effect === true ? effectPatience : stillLoadingAfter) + Math.round(bytes / slowestUpload);
}

/** Errors that any call may answer (D2). */
export const generalErrors = [
  'InvalidRequestException',
  'ForbiddenException',
  'NotFoundException',
  'PayloadTooLargeException',
  'ThrottledException',
  'InternalErrorException',
  'ServiceUnavailableException',
] as const satisfies readonly ErrorClass[];

/** The names in braces of a path: `/api/category/{PATH}` has `PATH`. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

export type HttpRequest = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Lays a request out as HTTP: fields into the path and the headers first, the rest into the query or the body. */
export function toHttp(call: CallDescription, request: Readonly<Record<string, unknown>>): HttpRequest {
  const headers = headersOf(call, request);
  const elsewhere = new Set([...pathFields(call.path), ...Object.keys(call.headers ?? {})]);
  const url = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name])));
  const rest = Object.entries(request)
    .filter(([name, value]) => !elsewhere.has(name) && value !== undefined)
    .map(([name, value]) => [name, call.texts?.includes(name) === true ? String(value) : value] as const);
  if (call.method === 'POST') return { method: 'POST', url, headers, body: JSON.stringify(Object.fromEntries(rest)) };
  if (rest.length === 0) return { method: 'GET', url, headers };
  const query = rest.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return { method: 'GET', url: `${url}?${query.join('&')}`, headers };
}

function headersOf(call: CallDescription, request: Readonly<Record<string, unknown>>): Record<string, string> {
  const sent = Object.entries(call.headers ?? {}).filter(([field]) => request[field] !== undefined);
  return Object.fromEntries(sent.map(([field, header]) => [header, String(request[field])]));
}

/** The fields of a request that came as headers, as `toHttp` sent them; `header` reads one of the request's. */
export function headerFields(
  { headers = {} }: CallDescription,
  header: (name: string) => string | null | undefined,
): Record<string, string> {
  const came = Object.entries(headers).map(([field, name]): [string, string | null | undefined] => [
    field,
    header(name),
  ]);
  return Object.fromEntries(came.flatMap(([field, value]) => (value ? [[field, value]] : [])));
}
