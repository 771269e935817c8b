import type { CallDescription } from '@platine/domain/contract/call.ts';
import { pathFields } from '@platine/domain/contract/call.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { testSkus } from '../testCatalogue.ts';
import { brokenBodies, contentTypes, hostilePaths, hostileTexts, hostileValues, rawValues } from './hostile.data.ts';
import type { Random } from '../random.ts';

export type FuzzedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

/** A request as a shopper, a broken program or an attacker might send it; `cookies` are those of active sessions. */
export function fuzzedRequest(random: Random, cookies: readonly string[]): FuzzedRequest {
  const request = random.chance(8) ? hostileRequest(random) : fuzzedCall(random);
  const method = random.chance(3)
    ? random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    : request.method;
  const headers = { ...hostileHeaders(random, cookies), ...request.headers };
  return { ...request, method, headers, body: method === 'GET' || method === 'HEAD' ? null : request.body };
}

function hostileRequest(random: Random): FuzzedRequest {
  const path = random.pick(hostilePaths) + (random.chance(30) ? `?${query(random, {})}` : '');
  const method = random.pick(['GET', 'POST']);
  const headers = { 'Content-Type': random.pick(contentTypes) };
  return {
    method,
    path,
    headers,
    body: random.pick([...brokenBodies, 'decision=approve', '{"paymentId":1,"status":"authorised"}']),
  };
}

/** Calls without fields succeed with any input: they are the slowest and reveal the least. */
const withFields = callNames.filter((name) => Object.keys(samples[name].request).length > 0);

type Fields = Readonly<Record<string, unknown>>;

function fuzzedCall(random: Random): FuzzedRequest {
  const name = random.pick(random.chance(75) ? withFields : callNames);
  const call: CallDescription = calls[name];
  const sample: Fields = samples[name].request;
  const fields = asFields(random.chance(15) ? known(sample) : mutated(random, known(sample)));
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => encode(fields[field]));
  const headers = Object.fromEntries(
    Object.entries(call.headers ?? {}).map(([field, header]) => [header, headerText(textOf(fields[field]))]),
  );
  const elsewhere = new Set([...pathFields(call.path), ...Object.keys(call.headers ?? {})]);
  const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => !elsewhere.has(field)));
  if (call.method === 'GET') return { method: 'GET', path: `${path}?${query(random, rest)}`, headers, body: null };
  const type = random.chance(5) ? random.pick(contentTypes) : 'application/json';
  const body = random.chance(8) ? random.pick(brokenBodies) : bodyOf(random, rest);
  return { method: 'POST', path, headers: { ...headers, 'Content-Type': type }, body };
}

/** The samples use SKUs that the catalogue lacks. */
function known(value: unknown, field = ''): unknown {
  if (field === 'SKU') return testSkus.plain;
  if (Array.isArray(value)) return value.map((one: unknown) => known(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]: [string, unknown]) => [name, known(one, name)]));
}

/** Changes or removes a value at some depth. */
function mutated(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(70))
    return value.map((one: unknown) => mutated(random, one));
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return odd(random);
  const entries: [string, unknown][] = Object.entries(value);
  const [name] = random.pick(entries);
  if (random.chance(10)) return Object.fromEntries(entries.filter(([one]) => one !== name));
  return Object.fromEntries(entries.map(([one, old]) => [one, one === name ? mutated(random, old) : old]));
}

function odd(random: Random): unknown {
  return random.chance(70) ? random.pick(hostileTexts) : random.pick(hostileValues);
}

function asFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : { VALUE: value };
}

function bodyOf(random: Random, fields: Fields): string {
  const text = JSON.stringify(fields);
  if (!random.chance(8) || text === '{}') return text;
  const raw = random.pick(rawValues);
  const [name] = random.pick(Object.entries(fields));
  // Of two fields with the same name the last one counts.
  return `${text.slice(0, -1)},${JSON.stringify(random.chance(50) ? name : 'EXTRA')}:${raw}}`;
}

function query(random: Random, fields: Fields): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${encode(value)}`);
  const more = [
    '__proto__=1',
    'constructor[prototype]=1',
    'a[]=1&a[]=2',
    '%',
    '%ff=%fe',
    '&&&',
    'lang=xx',
    `q=${encode(random.pick(hostileTexts))}`,
  ];
  return [...pairs, ...(random.chance(20) ? [random.pick(more)] : [])].join('&');
}

function encode(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed());
}

/** A hostile object may have no text of its own. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function hostileHeaders(random: Random, cookies: readonly string[]): Record<string, string> {
  const cookie = random.chance(70)
    ? random.pick(cookies)
    : random.pick([
        '',
        `platine_session=${'a'.repeat(43)}`,
        `platine_session=${'a'.repeat(9000)}`,
        'platine_session',
        ';;=;',
        'platine_session=%00',
      ]);
  const more = [
    { 'Accept-Language': 'x'.repeat(3000) },
    { 'If-None-Match': '*' },
    { 'X-Forwarded-For': "' or 1=1" },
    { Origin: 'null' },
  ];
  return { Cookie: cookie, ...(random.chance(10) ? random.pick(more) : {}) };
}

/** Characters that a header may hold. */
function headerText(text: string): string {
  return text
    .replaceAll(/[^ -~]/g, '?')
    .slice(0, 4000)
    .trim();
}
