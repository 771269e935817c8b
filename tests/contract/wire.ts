import { toHttp } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import type { FieldError } from '@platine/domain/contract/envelope.ts';
import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import { parseResponse } from '@platine/domain/contract/parse.ts';
import type { RequestOf, ResponseOf } from '@platine/domain/contract/schemas.ts';
import { session as sessionSchema } from '@platine/domain/contract/schemas/session.ts';
import type { Answer } from './checks/envelope.ts';
import { expectDeclared, readEnvelope } from './checks/envelope.ts';
import { expectSums } from './checks/money.ts';
import type { TestMail, TestShopper } from './shopper.ts';

export type SendOptions = {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly rawBody?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As another browser: these cookies instead of the jar's, and the answer's are not kept. */
  readonly cookies?: string;
};

export type Refusal = {
  readonly errorClass: ErrorClass;
  readonly fields: readonly FieldError[];
  readonly answer: Answer;
};

/** One shopper's connection to a server, with a cookie jar of its own. Whatever is answered is checked against the contract. */
export type Wire = {
  /** Any request; the path may be one that no call has. */
  readonly send: (method: string, path: string, options?: SendOptions) => Promise<Answer>;
  /** A file with the shopper's cookies: its status, content type, and how it begins. */
  readonly download: (path: string) => Promise<{ status: number; type: string | null; begins: string }>;
  /** Makes a call that must succeed. Fields with a default may be left out. */
  readonly ask: <Name extends CallName>(name: Name, request?: Partial<RequestOf<Name>>) => Promise<ResponseOf<Name>>;
  /** Makes a call that must fail. */
  readonly refused: (name: CallName, request: Readonly<Record<string, unknown>>) => Promise<Refusal>;
  /** The newest mail to someone; null when there is none of this kind. */
  readonly lastMail: (kind: string, recipient: string) => Promise<TestMail | null>;
  /** How many mails of a kind someone has had. */
  readonly countMails: (kind: string, recipient: string) => Promise<number>;
  /** Lets minutes pass in the shop. */
  readonly passTime: (minutes: number) => void;
  readonly changeProduct: TestShopper['changeProduct'];
  readonly fillCart: TestShopper['fillCart'];
  readonly setProviders: TestShopper['setProviders'];
  readonly failPayment: TestShopper['failPayment'];
  /** Presses a button of the provider's page, and goes where it leads, if the API answers there; answers the status of the page. */
  readonly decidePayment: (redirect: string | null, decision: string) => Promise<number>;
};

/** Coverage of the scenarios: the calls that succeeded, and the classes that each call failed with. */
export type Seen = { readonly succeeded: Set<CallName>; readonly failed: Map<CallName, Set<ErrorClass>> };

/** Each shopper asks from an internet address of their own, so that one's flood is not another's. */
let addresses = 0;

export function createWire(shopper: TestShopper, seen: Seen): Wire {
  const { origin, mails, passTime, changeProduct, fillCart, failPayment, setProviders } = shopper;
  const jar = new Map<string, string>();
  addresses += 1;
  const address = { 'X-Forwarded-For': `198.18.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };

  async function send(method: string, path: string, options: SendOptions = {}): Promise<Answer> {
    const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const cookies = options.cookies === undefined ? cookieHeader(jar) : { Cookie: options.cookies };
    const headers = { ...address, ...contentType(body, options), ...cookies, ...options.headers };
    const response = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body }) });
    if (options.cookies === undefined) keepCookies(jar, response.headers);
    const text = await response.text();
    const answer = { status: response.status, headers: response.headers, text, json: parseJson(text) };
    check(callAt(method, path), `${method} ${path}`, { answer, seen });
    return answer;
  }

  async function sendCall(name: CallName, request: Readonly<Record<string, unknown>>): Promise<Answer> {
    const { method, url, headers, body } = toHttp(calls[name], request);
    const asJson = body === undefined ? {} : { rawBody: body, contentType: 'application/json' };
    return send(method, url, { headers, ...asJson });
  }

  return {
    send,
    async download(path) {
      const response = await fetch(origin + path, { headers: { ...address, ...cookieHeader(jar) } });
      const [type = null] = response.headers.get('content-type')?.split(';') ?? [];
      return { status: response.status, type, begins: (await response.text()).slice(0, 5) };
    },
    async ask(name, request) {
      const answer = await sendCall(name, request ?? {});
      const envelope = readEnvelope(name, answer);
      if (!envelope.SUCCESSFUL) throw new Error(`${name} failed with ${envelope.ERROR_CLASS}: ${envelope.ERROR}`);
      return parseResponse(name, envelope.DATA);
    },
    async refused(name, request) {
      return refusalOf(name, await sendCall(name, request));
    },
    async lastMail(kind, recipient) {
      return (await mails()).findLast((mail) => mail.kind === kind && mail.recipient === recipient) ?? null;
    },
    async countMails(kind, recipient) {
      return (await mails()).filter((mail) => mail.kind === kind && mail.recipient === recipient).length;
    },
    passTime,
    changeProduct,
    fillCart,
    failPayment,
    setProviders,
    async decidePayment(redirect, decision) {
      const body = new URLSearchParams({ decision });
      const page = new URL(redirect ?? '', origin);
      const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
      const { pathname, search } = new URL(answer.headers.get('location') ?? '/', origin);
      if (pathname.startsWith('/api/payment/return/')) await fetch(origin + pathname + search, { redirect: 'manual' });
      return answer.status;
    },
  };
}

/** The failure in an answer; throws when it is a success. */
export function refusalOf(call: string, answer: Answer): Refusal {
  const envelope = readEnvelope(call, answer);
  if (envelope.SUCCESSFUL) throw new Error(`${call} succeeded, but was to be refused: ${answer.text.slice(0, 300)}`);
  return { errorClass: envelope.ERROR_CLASS, fields: envelope.FIELDS ?? [], answer };
}

type ToCheck = { readonly answer: Answer; readonly seen: Seen };

/** Every answer is checked, also those that a scenario does not look at. */
function check(name: CallName | null, request: string, { answer, seen }: ToCheck): void {
  const envelope = readEnvelope(name ?? request, answer);
  if (name === null) return;
  if (!envelope.SUCCESSFUL) {
    expectDeclared(name, envelope.ERROR_CLASS);
    seen.failed.set(name, (seen.failed.get(name) ?? new Set()).add(envelope.ERROR_CLASS));
    return;
  }
  const data: unknown = parseResponse(name, envelope.DATA);
  for (const one of sessionsIn(data)) expectSums(name, one);
  seen.succeeded.add(name);
}

function sessionsIn(data: unknown) {
  const within = typeof data === 'object' && data !== null && 'SESSION' in data ? data.SESSION : data;
  return sessionSchema.isValidSync(within, { strict: true }) ? [within] : [];
}

function callAt(method: string, path: string): CallName | null {
  const [pathname = ''] = path.split('?');
  const fits = (name: CallName) => {
    const pattern = new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return calls[name].method === method && pattern.test(pathname);
  };
  return callNames.find(fits) ?? null;
}

function contentType(body: string | undefined, { contentType: given }: SendOptions): Record<string, string> {
  return body === undefined ? {} : { 'Content-Type': given ?? 'application/json' };
}

function cookieHeader(jar: ReadonlyMap<string, string>): Record<string, string> {
  return jar.size === 0 ? {} : { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
}

function keepCookies(jar: Map<string, string>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
