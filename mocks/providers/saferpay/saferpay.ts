import { actions, pageMs } from './actions.ts';
import type { Answer, Header } from './answers.ts';
import { Refusal, respond } from './answers.ts';
import type { Books, Moved, Page } from './books.ts';
import { movedFor, newBooks } from './books.ts';
import { decide, decisions, isOpen } from './decisions.ts';
import { pageHtml } from './page.ts';
import type { Fault, Received } from '../faults.ts';
import { createFaults } from '../faults.ts';
import { parseBody, readBody } from '../readBody.ts';
import { faultsOf } from '../requestFields.ts';
import { requestTables } from './requestTables.ts';

export type SaferpayOptions = {
  readonly customerId: string;
  readonly terminalId: string;
  readonly user: string;
  readonly password: string;
  /** Scheme, host and port that it is reached at. */
  readonly origin: () => string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Delivers a notice; by default over the network. Its failure is ignored, and the notice lost. */
  readonly notify?: (request: Request) => Promise<unknown>;
};

/** A Saferpay in memory, made from the documents of its JSON API 1.52: stateful, strict, and able to fail in every way that they name. */
export type SaferpayDouble = {
  /** Answers the API below `/api` and the page of a payment. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The next requests whose path ends so get these faults, one each. */
  readonly fail: (path: string, ...faults: readonly Fault[]) => void;
  /** The oldest first; a test may empty it. */
  readonly received: Received[];
  readonly books: Books;
  /** The money of the shop's payment. */
  readonly moved: (orderId: string) => Moved;
};

export function createSaferpay(options: SaferpayOptions): SaferpayDouble {
  const books = newBooks();
  const received: Received[] = [];
  const faults = createFaults();
  return {
    books,
    received,
    moved: (orderId) => movedFor(books, orderId),
    fail: faults.add,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/api/')) return answerPage(books, options, request);
      const path = pathname.slice('/api'.length);
      const body = parseBody(await request.text());
      received.push({ path, body });
      return faults.apply(path, {
        answer: () => answerAction({ books, options, request, path, body }),
        fail: ({ name, behavior }) => respond(new Refusal(name, [], behavior), headerOf(body)),
      });
    },
  };
}

type Asked = {
  readonly books: Books;
  readonly options: SaferpayOptions;
  readonly request: Request;
  readonly path: string;
  readonly body: unknown;
};

function answerAction(asked: Asked): Response {
  const { request, body } = asked;
  if (request.headers.get('accept') !== 'application/json') return new Response(null, { status: 406 });
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? ''))
    return new Response(null, { status: 415 });
  return respond(answerChecked(asked), headerOf(body));
}

function answerChecked({ books, options, request, path, body }: Asked): Answer {
  const [action, table] = [actions[path], requestTables[path]];
  const credentials = `Basic ${btoa(`${options.user}:${options.password}`)}`;
  if (request.headers.get('authorization') !== credentials) return new Refusal('AUTHENTICATION_FAILED');
  if (action === undefined || table === undefined) return new Refusal('ACTION_NOT_SUPPORTED');
  const wrong = faultsOf(table, body);
  if (wrong.length > 0) return new Refusal('VALIDATION_FAILED', wrong);
  const checked = readBody(body);
  const terminalId = checked.text('TerminalId') || options.terminalId;
  if (checked.text('RequestHeader.CustomerId') !== options.customerId || terminalId !== options.terminalId)
    return new Refusal('PERMISSION_DENIED');
  const redirectUrl = ({ token, orderId }: Page) =>
    `${options.origin()}/vt2/api/PaymentPage/${options.customerId}/${options.terminalId}/${token}/${orderId}`;
  return action({ books, now: options.now ?? Date.now, redirectUrl }, checked);
}

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } };

/** The page of a payment (GET), and its form (POST). */
async function answerPage(books: Books, options: SaferpayOptions, request: Request): Promise<Response> {
  const token = new URL(request.url).pathname.split('/')[6] ?? '';
  const page = books.pages.get(token);
  const { now = Date.now } = options;
  if (page === undefined || now() > page.initialisedAt + pageMs)
    return new Response('There is no such payment.', { status: 404 });
  return request.method === 'POST' ? press(books, page, { options, request }) : new Response(pageHtml(page), html);
}

type Press = { readonly options: SaferpayOptions; readonly request: Request };

async function press(books: Books, page: Page, { options, request }: Press): Promise<Response> {
  const decision = decisions[new URLSearchParams(await request.text()).get('decision') ?? ''];
  if (decision === undefined) return new Response('There is no such button.', { status: 400 });
  if (isOpen(page)) decide(books, page, decision);
  for (let told = 0; told < decision.notices; told += 1) await tell(page, options.notify ?? fetch);
  if (!decision.returns) return new Response(pageHtml(page, 'You can close this window.'), html);
  return new Response(null, { status: 303, headers: { Location: page.returnUrl } });
}

async function tell(page: Page, notify: (request: Request) => Promise<unknown>): Promise<void> {
  const url = page.outcome.kind === 'failed' ? page.failNotifyUrl : page.successNotifyUrl;
  if (url !== null) await notify(new Request(url)).catch(() => undefined);
}

function headerOf(body: unknown): Header {
  const { text } = readBody(body);
  return { SpecVersion: text('RequestHeader.SpecVersion') || '1.52', RequestId: text('RequestHeader.RequestId') };
}
