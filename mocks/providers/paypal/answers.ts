import type { Authorization, Capture, Order, Refund } from './books.ts';

/** An error by its issue, with the fields that are wrong. */
export class Refusal {
  readonly issue: string;
  readonly fields: readonly string[];

  constructor(issue: string, fields: readonly string[] = []) {
    this.issue = issue;
    this.fields = fields;
  }
}

/** `body` is read at each repetition, so that it has the latest state. */
export type Answer = { readonly status: number; readonly body: () => object | null } | Refusal;

type Kind = { readonly status: number; readonly name: string };
const malformed: Kind = { status: 400, name: 'INVALID_REQUEST' };
const unauthorised: Kind = { status: 401, name: 'AUTHENTICATION_FAILURE' };
const forbidden: Kind = { status: 403, name: 'NOT_AUTHORIZED' };
const missing: Kind = { status: 404, name: 'RESOURCE_NOT_FOUND' };
const conflict: Kind = { status: 409, name: 'RESOURCE_CONFLICT' };
const unprocessable: Kind = { status: 422, name: 'UNPROCESSABLE_ENTITY' };
const internal: Kind = { status: 500, name: 'INTERNAL_SERVER_ERROR' };

/** Issues by the status that the documents give them; any other one is unprocessable. */
const kinds: Readonly<Record<string, Kind>> = {
  INVALID_PARAMETER_SYNTAX: malformed,
  INVALID_PARAMETER_VALUE: malformed,
  INVALID_STRING_LENGTH: malformed,
  MISSING_REQUIRED_PARAMETER: malformed,
  PAYPAL_REQUEST_ID_REQUIRED: malformed,
  VALIDATION_ERROR: { status: 400, name: 'VALIDATION_ERROR' },
  INVALID_ACCOUNT_STATUS: unauthorised,
  INVALID_TOKEN: unauthorised,
  PERMISSION_DENIED: forbidden,
  INVALID_RESOURCE_ID: missing,
  PREVIOUS_REQUEST_IN_PROGRESS: conflict,
  INTERNAL_SERVICE_ERROR: internal,
};

/** The issues that the documents name for authorising an order (422). */
export const authorizeIssues: readonly string[] = `
  AGREEMENT_ALREADY_CANCELLED AUTH_CAPTURE_NOT_ENABLED BILLING_AGREEMENT_NOT_FOUND CARD_EXPIRED COMPLIANCE_VIOLATION
  DECLINED_DUE_TO_RELATED_TXN DOMESTIC_TRANSACTION_REQUIRED DUPLICATE_INVOICE_ID INSTRUMENT_DECLINED
  MAX_AUTHORIZATION_COUNT_EXCEEDED MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED ORDER_COMPLETED_OR_VOIDED ORDER_EXPIRED
  ORDER_NOT_APPROVED PAYEE_BLOCKED_TRANSACTION PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_ACCOUNT_RESTRICTED
  PAYER_ACTION_REQUIRED PAYER_CANNOT_PAY PAYMENT_SOURCE_CANNOT_BE_USED PAYMENT_SOURCE_DECLINED_BY_PROCESSOR
  SHIPPING_ADDRESS_INVALID TOKEN_EXPIRED TRANSACTION_BLOCKED_BY_PAYEE TRANSACTION_LIMIT_EXCEEDED
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED TRANSACTION_REFUSED
`
  .trim()
  .split(/\s+/);

/** Those for capturing an authorisation. */
export const captureIssues: readonly string[] = `
  AUTHORIZATION_ALREADY_CAPTURED AUTHORIZATION_DENIED AUTHORIZATION_EXPIRED AUTHORIZATION_VOIDED
  AUTH_CAPTURE_CURRENCY_MISMATCH CANNOT_BE_ZERO_OR_NEGATIVE DECIMAL_PRECISION DUPLICATE_INVOICE_ID INVALID_CURRENCY_CODE
  MAX_CAPTURE_AMOUNT_EXCEEDED MAX_CAPTURE_COUNT_EXCEEDED PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED
  PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_CANNOT_PAY TRANSACTION_REFUSED
`
  .trim()
  .split(/\s+/);

/** Those for renewing one. */
export const reauthorizeIssues: readonly string[] = `
  AUTHORIZATION_ALREADY_CAPTURED AUTHORIZATION_VOIDED AUTH_CURRENCY_MISMATCH CANNOT_BE_ZERO_OR_NEGATIVE
  DECIMALS_NOT_SUPPORTED DECIMAL_PRECISION INVALID_CURRENCY_CODE PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED
  PAYER_ACCOUNT_LOCKED_OR_CLOSED PAYER_CANNOT_PAY REAUTHORIZATION_NOT_SUPPORTED TRANSACTION_REFUSED
`
  .trim()
  .split(/\s+/);

/** Those for a refund. */
export const refundIssues: readonly string[] = `
  CANNOT_BE_ZERO_OR_NEGATIVE CAPTURE_FULLY_REFUNDED CURRENCY_MISMATCH INVALID_CURRENCY_CODE
  MAX_NUMBER_OF_REFUNDS_EXCEEDED PARTIAL_REFUND_NOT_ALLOWED PAYEE_ACCOUNT_LOCKED_OR_CLOSED PAYEE_ACCOUNT_RESTRICTED
  PENDING_CAPTURE REFUND_AMOUNT_EXCEEDED REFUND_AMOUNT_TOO_LOW REFUND_CAPTURE_CURRENCY_MISMATCH
  REFUND_FAILED_INSUFFICIENT_FUNDS REFUND_IS_RESTRICTED REFUND_NOT_ALLOWED REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK
  REFUND_TIME_LIMIT_EXCEEDED TRANSACTION_DISPUTED
`
  .trim()
  .split(/\s+/);

/** Errors that any request can have. */
export const usualIssues: readonly string[] = Object.keys(kinds);

export function respond(answer: Answer): Response {
  if (!(answer instanceof Refusal)) {
    const body = answer.body();
    return body === null ? new Response(null, { status: 204 }) : Response.json(body, { status: answer.status });
  }
  const { status, name } = kinds[answer.issue] ?? unprocessable;
  const message = 'The requested action could not be performed.';
  const fields = answer.fields.length > 0 ? answer.fields : [undefined];
  const details = fields.map((description) => ({ issue: answer.issue, description: description ?? message }));
  return Response.json({ name, message, debug_id: '90957fca61718', details }, { status });
}

/** A sum as PayPal writes it. */
export const money = (cents: number, currency: string) => ({
  currency_code: currency,
  value: (cents / 100).toFixed(2),
});

export function orderBody(order: Order, links: readonly object[] = []) {
  const { id, customId, cents, currency, authorization } = order;
  const payments = authorization === null ? {} : { payments: paymentsOf(order, authorization) };
  return {
    id,
    intent: 'AUTHORIZE',
    status: order.status,
    purchase_units: [{ reference_id: 'default', custom_id: customId, amount: money(cents, currency), ...payments }],
    links,
  };
}

function paymentsOf(order: Order, authorization: Authorization) {
  const { capture } = authorization;
  return {
    authorizations: [authorizationBody(order, authorization)],
    ...(capture !== null && { captures: [captureBody(order, capture)] }),
  };
}

export function authorizationBody({ customId }: Order, { id, status, cents, currency, honouredFrom }: Authorization) {
  const create_time = new Date(honouredFrom).toISOString();
  return { id, status, amount: money(cents, currency), custom_id: customId, create_time };
}

export function captureBody({ customId, currency }: Order, { id, status, cents }: Capture) {
  return { id, status, amount: money(cents, currency), custom_id: customId, final_capture: true };
}

export function refundBody({ customId, currency }: Order, { id, status, cents }: Refund) {
  return { id, status, amount: money(cents, currency), custom_id: customId };
}
