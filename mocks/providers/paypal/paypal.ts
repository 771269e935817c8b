import type { Fault, Received } from '../faults.ts';
import { createFaults } from '../faults.ts';
import { parseBody } from '../readBody.ts';
import { answerApi } from './api.ts';
import { Refusal, respond } from './answers.ts';
import { known } from './actions.ts';
import type { Books, Moved, Order } from './books.ts';
import { movedFor, newBooks } from './books.ts';
import { decisions, isOpen } from './decisions.ts';
import { pageHtml } from './page.ts';
import type { Webhook } from './webhooks.ts';
import { approvalEvent, signedEvent } from './webhooks.ts';

export type PaypalOptions = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Scheme, host and port that it is reached at. */
  readonly origin: () => string;
  /** The shop's address for events. */
  readonly webhookUrl: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Delivers an event; by default over the network. Its failure is ignored, and the event lost. */
  readonly notify?: (request: Request) => Promise<unknown>;
};

/** A PayPal in memory, made from the documents of Orders v2, Payments v2 and webhooks v1: stateful, strict, and able to fail as they say. */
export type PaypalDouble = {
  /** Answers the API and the page of a payment. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The next requests whose path ends so get these faults, one each. */
  readonly fail: (path: string, ...faults: readonly Fault[]) => void;
  /** The oldest first; a test may empty it. */
  readonly received: (Received & { readonly requestId: string | null })[];
  readonly books: Books;
  /** The money of the shop's payment. */
  readonly moved: (customId: string) => Moved;
  /** An event of any type, signed. */
  readonly event: (type: string, resource: object) => Request;
};

export function createPaypal(options: PaypalOptions): PaypalDouble {
  const { now = Date.now } = options;
  const books = newBooks();
  const received: PaypalDouble['received'] = [];
  const faults = createFaults();
  const pageOf = ({ id, customId }: Order) => `${options.origin()}/checkoutnow/${id}/${customId}`;
  const webhook: Webhook = { books, url: () => options.webhookUrl, now };
  return {
    books,
    received,
    moved: (customId) => movedFor(books, customId),
    fail: faults.add,
    event: (type, resource) => signedEvent(webhook, type, resource),
    async fetch(request) {
      const path = new URL(request.url).pathname;
      if (path.startsWith('/checkoutnow/')) return answerPage({ webhook, options }, request);
      const text = await request.text();
      received.push({ path, body: parseBody(text), requestId: request.headers.get('paypal-request-id') });
      const desk = { books, now, pageOf, ...options };
      return faults.apply(path, {
        answer: () => answerApi(desk, request, { path, text }),
        fail: ({ name }) => respond(new Refusal(name)),
      });
    },
  };
}

const html = { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } };

type Shown = { readonly webhook: Webhook; readonly options: PaypalOptions };

/** The page of a payment (GET), and its form (POST). */
async function answerPage({ webhook, options }: Shown, request: Request): Promise<Response> {
  const order = known(webhook, new URL(request.url).pathname.split('/')[2] ?? '');
  if (order === null) return new Response('There is no such payment.', { status: 404 });
  if (request.method !== 'POST') return new Response(pageHtml(order), html);
  const name = new URLSearchParams(await request.text()).get('decision') ?? '';
  return press({ webhook, options }, order, name);
}

async function press({ webhook, options }: Shown, order: Order, name: string): Promise<Response> {
  const decision = decisions[name];
  if (decision === undefined) return new Response('There is no such button.', { status: 400 });
  if (isOpen(order)) Object.assign(order, decision.change);
  if (decision.isForgotten) webhook.books.orders.delete(order.id);
  const { notify = fetch } = options;
  if (decision.notices > 0) {
    const event = approvalEvent(webhook, order);
    for (let told = 0; told < decision.notices; told += 1) await notify(event.clone()).catch(() => undefined);
  }
  if (decision.leadsTo === null) return new Response(pageHtml(order, 'You can close this window.'), html);
  const Location = new URL(order[decision.leadsTo]);
  Location.searchParams.set('token', order.id);
  return new Response(null, { status: 303, headers: { Location: Location.href } });
}
