import type { Fault, Received } from '../faults.ts';
import { createFaults } from '../faults.ts';
import { parseBody, readBody } from '../readBody.ts';
import { faultsOf } from '../requestFields.ts';
import { requestTables } from './requestTables.ts';
import type { Shipment } from './shipments.ts';
import { customsFault, labelOf, newShipment, shipmentBody } from './shipments.ts';

export type SendcloudOptions = {
  readonly publicKey: string;
  readonly secretKey: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

/** A Sendcloud in memory, made from the documents of Shipments and Parcel documents 3.0.0: stateful, strict, and able to fail as they say. */
export type SendcloudDouble = {
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * The next requests whose path ends so get these faults, one each. Errors: `carrier` refuses the parcel, `keys` are wrong, `limit` of requests, and
   * `late`: it is no longer cancelled.
   */
  readonly fail: (path: string, ...faults: readonly Fault[]) => void;
  /** The oldest first. */
  readonly received: Received[];
  /** The oldest first. It is lost with the process. */
  readonly shipments: Shipment[];
  /** Shipments of an order that are invoiced: announced, and not cancelled. */
  readonly invoiced: (orderNumber: string) => number;
};

type Asked = { readonly method: string; readonly url: URL; readonly text: string };
type Desk = { readonly shipments: Shipment[]; readonly now: () => number };

const base = '/api/v3';

export function createSendcloud({ publicKey, secretKey, now = Date.now }: SendcloudOptions): SendcloudDouble {
  const received: Received[] = [];
  const shipments: Shipment[] = [];
  const faults = createFaults();
  const credentials = `Basic ${btoa(`${publicKey}:${secretKey}`)}`;
  return {
    received,
    shipments,
    fail: faults.add,
    invoiced: (orderNumber) =>
      shipments.filter((one) => one.orderNumber === orderNumber && one.state === 'READY_TO_SEND').length,
    async fetch(request) {
      const text = await request.text();
      const url = new URL(request.url);
      const asked = { method: request.method, url, text };
      received.push({ path: url.pathname, body: parseBody(text) });
      if (request.headers.get('authorization') !== credentials) return refusals.keys();
      return faults.apply(url.pathname, {
        answer: () => answer({ shipments, now }, asked),
        fail: ({ name }) =>
          name === 'carrier' ? announce({ shipments, now }, asked, 'ANNOUNCEMENT_FAILED') : refusalOf(name),
      });
    },
  };
}

type Refusal = { readonly status: number; readonly code: string; readonly detail: string; readonly pointer?: string };

function refuse(...errors: readonly [Refusal, ...Refusal[]]): Response {
  const bodies = errors.map(({ status, pointer, ...one }) => ({
    status: String(status),
    ...one,
    ...(pointer !== undefined && { source: { pointer } }),
  }));
  return Response.json({ errors: bodies }, { status: errors[0].status });
}

const refusals = {
  keys: () => refuse({ status: 401, code: 'authentication_failed', detail: 'Invalid username/password.' }),
  limit: () => refuse({ status: 429, code: 'invalid', detail: 'Request was throttled.' }),
  late: () => refuse({ status: 409, code: 'invalid', detail: 'The shipment can no longer be cancelled.' }),
  missing: () => refuse({ status: 404, code: 'not_found', detail: 'Not found' }),
};

function refusalOf(name: string): Response {
  if (name === 'keys' || name === 'limit' || name === 'late') return refusals[name]();
  return Response.json({}, { status: 500 });
}

function answer(desk: Desk, asked: Asked): Response {
  const path = `${asked.method} ${asked.url.pathname.replace(base, '')}`;
  if (path === 'POST /shipments/announce') return announce(desk, asked, 'READY_TO_SEND');
  if (path === 'GET /shipments') return list(desk, asked.url.searchParams.get('external_reference_id') ?? '');
  const [, cancelled] = /^POST \/shipments\/([\w-]+)\/cancel$/.exec(path) ?? [];
  if (cancelled !== undefined) return cancel(desk, cancelled);
  const [, read] = /^GET \/shipments\/([\w-]+)$/.exec(path) ?? [];
  const [, parcel] = /^GET \/parcels\/(\d+)\/documents\/label$/.exec(path) ?? [];
  const found = desk.shipments.find(({ id, parcelId }) => id === read || String(parcelId) === parcel);
  if (found === undefined) return refusals.missing();
  return read === undefined ? pdfOf(found) : Response.json({ data: shipmentBody(found, false) });
}

function pdfOf(shipment: Shipment): Response {
  const bytes = Uint8Array.from(labelOf(shipment), (character) => character.charCodeAt(0));
  return new Response(bytes, { headers: { 'Content-Type': 'application/pdf' } });
}

function announce({ shipments, now }: Desk, { text }: Asked, state: Shipment['state']): Response {
  const given = parseBody(text);
  const body = readBody(given);
  const isSaved = body.text('from_address.name') === '';
  const wrong = faultsOf(requestTables[isSaved ? 'savedAddress' : 'ownAddress'], given);
  const customs = customsFault(body);
  if (wrong.length > 0 || customs !== null)
    return refuse({
      status: 400,
      code: 'validation_error',
      detail: [...wrong, customs ?? ''].join(' ').trim(),
      pointer: '/',
    });
  const earlier = shipments.find(
    ({ reference }) => reference !== '' && reference === body.text('external_reference_id'),
  );
  if (earlier !== undefined) return Response.json({ data: shipmentBody(earlier, false) }, { status: 409 });
  const shipment = newShipment(body, shipments.length, now());
  shipment.state = state;
  shipments.push(shipment);
  return Response.json({ data: shipmentBody(shipment, true) }, { status: 201 });
}

function list({ shipments }: Desk, reference: string): Response {
  const found = shipments.filter((one) => one.reference === reference);
  return Response.json({ data: found.map((shipment) => shipmentBody(shipment, false)) });
}

/** Days for which a shipment can be cancelled. */
const cancelDays = 42;

function cancel({ shipments, now }: Desk, id: string): Response {
  const shipment = shipments.find((one) => one.id === id);
  if (shipment === undefined) return refusals.missing();
  if (shipment.state === 'CANCELLED')
    return refuse({ status: 409, code: 'invalid', detail: 'This shipment is already being cancelled.' });
  if (now() - shipment.announcedAt > cancelDays * 86_400_000) return refusals.late();
  shipment.state = 'CANCELLED';
  return Response.json({ data: { status: 'cancelled', message: 'Shipment has been cancelled' } });
}
