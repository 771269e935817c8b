import { parseBody, readBody } from '../readBody.ts';
import type { Fields } from '../requestFields.ts';
import { faultsOf } from '../requestFields.ts';
import type { Desk } from './actions.ts';
import {
  authorize,
  capture,
  create,
  read,
  readAuthorization,
  reauthorize,
  refund,
  verify,
  voidAuthorization,
} from './actions.ts';
import type { Answer } from './answers.ts';
import { Refusal, respond } from './answers.ts';
import { requestTables } from './requestTables.ts';

export type Counter = Desk & { readonly clientId: string; readonly clientSecret: string };
type Asked = { readonly path: string; readonly text: string };
type Call = {
  readonly table: Fields;
  /** Whether the request changes something, and so has a name. */
  readonly isNamed: boolean;
  readonly act: (desk: Desk, asked: { readonly id: string; readonly text: string }) => Answer;
};

const body = (text: string) => readBody(parseBody(text));
const eventOf = (text: string) => text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);

const calls: readonly (readonly [method: string, path: RegExp, call: Call])[] = [
  [
    'POST',
    /^\/v2\/checkout\/orders$/,
    { table: requestTables.create, isNamed: true, act: (desk, { text }) => create(desk, body(text)) },
  ],
  ['GET', /^\/v2\/checkout\/orders\/(\w+)$/, { table: {}, isNamed: false, act: (desk, { id }) => read(desk, id) }],
  [
    'POST',
    /^\/v2\/checkout\/orders\/(\w+)\/authorize$/,
    { table: requestTables.authorize, isNamed: true, act: (desk, { id }) => authorize(desk, id) },
  ],
  [
    'GET',
    /^\/v2\/payments\/authorizations\/(\w+)$/,
    { table: {}, isNamed: false, act: (desk, { id }) => readAuthorization(desk, id) },
  ],
  [
    'POST',
    /^\/v2\/payments\/authorizations\/(\w+)\/reauthorize$/,
    { table: requestTables.reauthorize, isNamed: true, act: (desk, { id, text }) => reauthorize(desk, id, body(text)) },
  ],
  [
    'POST',
    /^\/v2\/payments\/authorizations\/(\w+)\/capture$/,
    { table: requestTables.capture, isNamed: true, act: (desk, { id, text }) => capture(desk, id, body(text)) },
  ],
  [
    'POST',
    /^\/v2\/payments\/authorizations\/(\w+)\/void$/,
    { table: requestTables.void, isNamed: true, act: (desk, { id }) => voidAuthorization(desk, id) },
  ],
  [
    'POST',
    /^\/v2\/payments\/captures\/(\w+)\/refund$/,
    { table: requestTables.refund, isNamed: true, act: (desk, { id, text }) => refund(desk, id, body(text)) },
  ],
  [
    'POST',
    /^\/v1\/notifications\/verify-webhook-signature$/,
    { table: requestTables.verify, isNamed: false, act: (desk, { text }) => verify(desk, body(text), eventOf(text)) },
  ],
];

/** Answers a request of the API, whose body is `text`. */
export function answerApi(desk: Counter, request: Request, asked: Asked): Response {
  if (asked.path === '/v1/oauth2/token') return answerToken(desk, request, asked);
  if (!isKnown(desk, request)) return respond(new Refusal('INVALID_TOKEN'));
  const found = calls.find(([method, path]) => method === request.method && path.test(asked.path));
  if (found === undefined) return respond(new Refusal('INVALID_RESOURCE_ID'));
  const [, path, call] = found;
  const id = path.exec(asked.path)?.[1] ?? '';
  return respond(answerCall(desk, call, { ...asked, id, requestId: request.headers.get('paypal-request-id') }));
}

function isKnown({ books, now }: Desk, { headers }: Request): boolean {
  const token = books.tokens.get((headers.get('authorization') ?? '').replace('Bearer ', ''));
  return token !== undefined && token.endsAt > now();
}

type Named = Asked & { readonly id: string; readonly requestId: string | null };

/** A repetition gets the first answer with the latest state; an error is not kept. */
function answerCall(desk: Desk, { table, isNamed, act }: Call, asked: Named): Answer {
  const { path, text, id, requestId } = asked;
  const wrong = text === '' ? [] : faultsOf(table, parseBody(text));
  if (wrong.length > 0) return new Refusal(isNamed ? 'INVALID_PARAMETER_VALUE' : 'VALIDATION_ERROR', wrong);
  if (!isNamed) return act(desk, { id, text });
  if (requestId === null || requestId.length > 108) return new Refusal('PAYPAL_REQUEST_ID_REQUIRED');
  const { done } = desk.books;
  const key = `${path} ${requestId}`;
  const answer = done.get(key) ?? act(desk, { id, text });
  if (!(answer instanceof Refusal)) done.set(key, answer);
  return answer;
}

/** Seconds for which a token is good. */
const tokenSeconds = 32_400;

function answerToken(desk: Counter, request: Request, { text }: Asked): Response {
  const credentials = `Basic ${btoa(`${desk.clientId}:${desk.clientSecret}`)}`;
  if (request.headers.get('authorization') !== credentials)
    return Response.json(
      { error: 'invalid_client', error_description: 'Client Authentication failed' },
      { status: 401 },
    );
  if (new URLSearchParams(text).get('grant_type') !== 'client_credentials')
    return Response.json({ error: 'unsupported_grant_type' }, { status: 400 });
  const token = `A21AA${crypto.randomUUID()}`;
  desk.books.tokens.set(token, { endsAt: desk.now() + tokenSeconds * 1000 });
  return Response.json({ access_token: token, token_type: 'Bearer', expires_in: tokenSeconds });
}
