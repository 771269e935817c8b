import type { Transaction } from './books.ts';

/** The answer of an action: a body for 200, or an error by name. */
export type Answer = Readonly<Record<string, unknown>> | Refusal;

export class Refusal {
  readonly errorName: string;
  readonly details: readonly string[];
  /** Null for that of the error. */
  readonly behavior: string | null;

  constructor(errorName: string, details: readonly string[] = [], behavior: string | null = null) {
    this.errorName = errorName;
    this.details = details;
    this.behavior = behavior;
  }
}

type Kind = { readonly status: number; readonly behavior: string };
const action: Kind = { status: 402, behavior: 'DO_NOT_RETRY' };
const otherMeans: Kind = { status: 402, behavior: 'OTHER_MEANS' };
const later: Kind = { status: 402, behavior: 'RETRY_LATER' };
const again: Kind = { status: 402, behavior: 'RETRY' };

/** All names of errors of the chapter "Error handling". Its documents give the statuses by kind; the behaviours are ours, where they leave them open. */
export const errors: Readonly<Record<string, Kind>> = {
  ACTION_NOT_SUPPORTED: action,
  ALIAS_INVALID: action,
  AMOUNT_INVALID: action,
  AUTHENTICATION_FAILED: { status: 401, behavior: 'DO_NOT_RETRY' },
  BLOCKED_BY_RISK_MANAGEMENT: otherMeans,
  CARD_CHECK_FAILED: otherMeans,
  CARD_CVC_INVALID: otherMeans,
  CARD_CVC_REQUIRED: otherMeans,
  COMMUNICATION_FAILED: again,
  COMMUNICATION_TIMEOUT: later,
  CONDITION_NOT_SATISFIED: otherMeans,
  CURRENCY_INVALID: action,
  GENERAL_DECLINED: otherMeans,
  INTERNAL_ERROR: { status: 500, behavior: 'RETRY' },
  NO_CONTRACT: otherMeans,
  NO_CREDITS_AVAILABLE: later,
  PAYER_AUTHENTICATION_REQUIRED: otherMeans,
  PAYMENTMEANS_INVALID: otherMeans,
  PAYMENTMEANS_NOT_SUPPORTED: otherMeans,
  PERMISSION_DENIED: { status: 403, behavior: 'DO_NOT_RETRY' },
  '3DS_AUTHENTICATION_FAILED': otherMeans,
  TOKEN_EXPIRED: action,
  TOKEN_INVALID: action,
  TRANSACTION_ABORTED: action,
  TRANSACTION_ALREADY_CAPTURED: action,
  TRANSACTION_DECLINED: otherMeans,
  TRANSACTION_IN_WRONG_STATE: action,
  TRANSACTION_NOT_FOUND: action,
  TRANSACTION_NOT_STARTED: later,
  UNEXPECTED_ERROR_BY_ACQUIRER: again,
  UPDATE_CARD_INFORMATION: otherMeans,
  VALIDATION_FAILED: { status: 400, behavior: 'DO_NOT_RETRY' },
};

export type Header = { readonly SpecVersion: string; readonly RequestId: string };

export function respond(answer: Answer, ResponseHeader: Header): Response {
  if (!(answer instanceof Refusal)) return Response.json({ ResponseHeader, ...answer });
  const { status, behavior } = errors[answer.errorName] ?? action;
  const Behavior = answer.behavior ?? behavior;
  const ErrorMessage = `The request failed: ${answer.errorName}.`;
  const details = answer.details.length > 0 ? { ErrorDetail: answer.details } : {};
  return Response.json({ ResponseHeader, Behavior, ErrorName: answer.errorName, ErrorMessage, ...details }, { status });
}

/** The container Transaction. */
export function transactionBody({ id, type, status, value, currency, orderId, captureId }: Transaction) {
  return {
    Type: type,
    Status: status,
    Id: id,
    Date: new Date().toISOString(),
    Amount: { Value: String(value), CurrencyCode: currency },
    OrderId: orderId,
    AcquirerName: 'Saferpay Test Card',
    AcquirerReference: '000000',
    SixTransactionReference: `0:0:3:${id}`,
    ApprovalCode: '012345',
    ...(captureId !== null && { CaptureId: captureId }),
  };
}

/** The answer of Assert and Inquire. */
export function descriptionBody(transaction: Transaction) {
  const { brand, wallet, liabilityShift } = transaction;
  return {
    Transaction: transactionBody(transaction),
    PaymentMeans: {
      Brand: { PaymentMethod: brand, Name: brand },
      DisplayText: 'xxxx xxxx xxxx 1234',
      ...(wallet !== null && { Wallet: wallet }),
    },
    Liability: {
      LiabilityShift: liabilityShift,
      LiableEntity: liabilityShift ? 'THREEDS' : 'MERCHANT',
      ThreeDs: { Authenticated: liabilityShift, Xid: '1ef5b3db-3b97-47df-8272-320d0bd18ab5' },
    },
  };
}
