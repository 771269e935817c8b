import type { Body } from '../readBody.ts';
import type { Answer } from './answers.ts';
import { Refusal, authorizationBody, captureBody, orderBody, reauthorizeIssues, refundBody } from './answers.ts';
import type { Authorization, Books, Capture, Order, Refund } from './books.ts';
import { byAuthorization, byCapture, newId, refundedOf } from './books.ts';
import { centsAt, sumIssue } from './sums.ts';

export type Desk = {
  readonly books: Books;
  readonly now: () => number;
  /** The page that the shopper approves an order on. */
  readonly pageOf: (order: Order) => string;
  readonly webhookId: string;
};

const hourMs = 60 * 60_000;
/** An order that is not approved is forgotten. */
const approvalMs = 3 * hourMs;
const authorizationMs = 29 * 24 * hourMs;
/** PayPal guarantees the money of an authorisation for so long. */
const honourMs = 3 * 24 * hourMs;

const created = (body: () => object | null): Answer => ({ status: 201, body });
const missing = () => new Refusal('INVALID_RESOURCE_ID');

export function create({ books, now, pageOf }: Desk, body: Body): Answer {
  const items = body.list('purchase_units.0.items').length;
  const issue = sumIssue(body, items);
  if (body.list('purchase_units').length !== 1) return new Refusal('INVALID_PARAMETER_VALUE');
  if (issue !== null) return new Refusal(issue);
  const context = 'payment_source.paypal.experience_context';
  const order: Order = {
    id: newId(),
    customId: body.text('purchase_units.0.custom_id'),
    cents: centsAt(body, 'purchase_units.0.amount'),
    currency: body.text('purchase_units.0.amount.currency_code'),
    createdAt: now(),
    returnUrl: body.text(`${context}.return_url`),
    cancelUrl: body.text(`${context}.cancel_url`),
    status: 'PAYER_ACTION_REQUIRED',
    fate: { becomes: 'CREATED' },
    authorization: null,
  };
  books.orders.set(order.id, order);
  const links = [{ href: pageOf(order), rel: 'payer-action', method: 'GET' }];
  return { status: 200, body: () => orderBody(order, links) };
}

/** An order that PayPal still knows. */
export function known({ books, now }: Pick<Desk, 'books' | 'now'>, id: string): Order | null {
  const order = books.orders.get(id);
  if (order === undefined) return null;
  const isForgotten = order.authorization === null && now() > order.createdAt + approvalMs;
  return isForgotten ? null : order;
}

export function read(desk: Desk, id: string): Answer {
  const order = known(desk, id);
  if (order === null) return missing();
  return order.status === 'silent'
    ? new Refusal('INTERNAL_SERVICE_ERROR')
    : { status: 200, body: () => orderBody(order) };
}

export function authorize(desk: Desk, id: string): Answer {
  const order = known(desk, id);
  if (order === null) return missing();
  if (order.authorization !== null) return new Refusal('ORDER_ALREADY_AUTHORIZED');
  if (order.status !== 'APPROVED') return new Refusal('ORDER_NOT_APPROVED');
  if ('fails' in order.fate) return new Refusal(order.fate.fails);
  const { cents, currency, fate } = order;
  const [createdAt, status] = [desk.now(), fate.becomes];
  const made = { createdAt, honouredFrom: createdAt, isRenewed: false, status, capture: null };
  order.authorization = { id: newId(), cents, currency, ...made };
  order.status = 'COMPLETED';
  return created(() => orderBody(order));
}

export function readAuthorization({ books }: Desk, id: string): Answer {
  const found = byAuthorization(books, id);
  if (found === null) return missing();
  return { status: 200, body: () => authorizationBody(found.order, found.authorization) };
}

/** The renewed authorisation has another id; the documents do not say what becomes of the old one, so that it is unknown here. */
export function reauthorize({ books, now }: Desk, id: string, body: Body): Answer {
  const found = byAuthorization(books, id);
  if (found === null) return missing();
  const { order, authorization } = found;
  const issue = reauthorizeIssue(authorization, body, now());
  if (issue !== null) return new Refusal(issue);
  const renewed = { ...authorization, id: newId(), honouredFrom: now(), isRenewed: true };
  order.authorization = renewed;
  return created(() => authorizationBody(order, renewed));
}

/** The documents name no error for a renewal that comes too early or too late. */
function reauthorizeIssue(authorization: Authorization, body: Body, now: number): string | null {
  const { createdAt, isRenewed } = authorization;
  if (isRenewed) return 'REAUTHORIZATION_NOT_SUPPORTED';
  if (now < createdAt + honourMs) return 'TRANSACTION_REFUSED';
  const issue = captureIssue(authorization, body, now);
  if (issue === 'AUTH_CAPTURE_CURRENCY_MISMATCH') return 'AUTH_CURRENCY_MISMATCH';
  return issue === null || reauthorizeIssues.includes(issue) ? issue : 'TRANSACTION_REFUSED';
}

export function capture({ books, now }: Desk, id: string, body: Body): Answer {
  const found = byAuthorization(books, id);
  if (found === null) return missing();
  const { order, authorization } = found;
  const issue = captureIssue(authorization, body, now());
  if (issue !== null) return new Refusal(issue);
  const cents = body.text('amount.value') === '' ? authorization.cents : centsAt(body, 'amount');
  const kept: Capture = { id: newId(), cents, status: 'COMPLETED', refunds: [] };
  authorization.capture = kept;
  authorization.status = 'CAPTURED';
  return created(() => captureBody(order, kept));
}

function captureIssue({ status, cents, currency, createdAt }: Authorization, body: Body, now: number): string | null {
  if (status === 'CAPTURED') return 'AUTHORIZATION_ALREADY_CAPTURED';
  if (status === 'VOIDED') return 'AUTHORIZATION_VOIDED';
  if (status === 'DENIED') return 'AUTHORIZATION_DENIED';
  if (now > createdAt + authorizationMs) return 'AUTHORIZATION_EXPIRED';
  if (body.text('amount.value') === '') return null;
  if (body.text('amount.currency_code') !== currency) return 'AUTH_CAPTURE_CURRENCY_MISMATCH';
  const asked = centsAt(body, 'amount');
  if (asked === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  return asked > cents ? 'MAX_CAPTURE_AMOUNT_EXCEEDED' : null;
}

export function voidAuthorization({ books }: Desk, id: string): Answer {
  const found = byAuthorization(books, id);
  if (found === null) return missing();
  const { order, authorization } = found;
  if (authorization.status === 'CAPTURED') return new Refusal('PREVIOUSLY_CAPTURED');
  if (authorization.status === 'VOIDED') return new Refusal('PREVIOUSLY_VOIDED');
  if (authorization.status === 'DENIED') return new Refusal('CANNOT_BE_VOIDED');
  authorization.status = 'VOIDED';
  return { status: 200, body: () => authorizationBody(order, authorization) };
}

export function refund({ books }: Desk, id: string, body: Body): Answer {
  const found = byCapture(books, id);
  if (found === null) return missing();
  const { order, capture: captured } = found;
  const rest = captured.cents - refundedOf(captured);
  const cents = body.text('amount.value') === '' ? rest : centsAt(body, 'amount');
  const issue = refundIssue(order, body, { rest, cents });
  if (issue !== null) return new Refusal(issue);
  const kept: Refund = { id: newId(), cents, status: 'COMPLETED' };
  captured.refunds.push(kept);
  captured.status = rest === cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return created(() => refundBody(order, kept));
}

type Asked = { readonly rest: number; readonly cents: number };

function refundIssue({ currency }: Order, body: Body, { rest, cents }: Asked): string | null {
  const given = body.text('amount.currency_code');
  if (given !== '' && given !== currency) return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
  if (rest === 0) return 'CAPTURE_FULLY_REFUNDED';
  if (cents === 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  return cents > rest ? 'REFUND_AMOUNT_EXCEEDED' : null;
}

/** Whether an event is one that was sent so: its text, signature and time belong together. */
export function verify({ books, webhookId }: Desk, body: Body, event: string): Answer {
  const sent = books.transmissions.get(body.text('transmission_id'));
  const isSent =
    sent?.signature === body.text('transmission_sig') &&
    sent.time === body.text('transmission_time') &&
    sent.event === event &&
    body.text('webhook_id') === webhookId;
  return { status: 200, body: () => ({ verification_status: isSent ? 'SUCCESS' : 'FAILURE' }) };
}
