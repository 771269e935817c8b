import type { ProviderStatus } from '../provider.ts';
import type { SaferpayError } from './saferpayClient.ts';

/** How a payment stands when Assert fails with an error. An error that is not named here leaves it undecided. */
const ends: Readonly<Record<string, ProviderStatus>> = {
  TRANSACTION_NOT_STARTED: 'open',
  TRANSACTION_ABORTED: 'abandoned',
  TOKEN_EXPIRED: 'expired',
  TOKEN_INVALID: 'expired',
  '3DS_AUTHENTICATION_FAILED': 'declined',
  BLOCKED_BY_RISK_MANAGEMENT: 'declined',
  CARD_CHECK_FAILED: 'declined',
  CARD_CVC_INVALID: 'declined',
  CARD_CVC_REQUIRED: 'declined',
  CONDITION_NOT_SATISFIED: 'declined',
  GENERAL_DECLINED: 'declined',
  NO_CONTRACT: 'declined',
  PAYER_AUTHENTICATION_REQUIRED: 'declined',
  PAYMENTMEANS_INVALID: 'declined',
  PAYMENTMEANS_NOT_SUPPORTED: 'declined',
  TRANSACTION_DECLINED: 'declined',
  UPDATE_CARD_INFORMATION: 'declined',
};

export function statusOfError({ name }: SaferpayError): ProviderStatus {
  return ends[name] ?? 'unknown';
}

/**
 * Errors after which the same capture, cancellation or refund is never done. What the operator can mend in the account (credentials, permissions,
 * credits, risk rules, contracts) and what may pass (the acquirer is away) is not among them, nor what is unknown: such a request is repeated.
 */
const refusals: readonly string[] = [
  'ACTION_NOT_SUPPORTED',
  'AMOUNT_INVALID',
  'CARD_CHECK_FAILED',
  'CARD_CVC_INVALID',
  'CARD_CVC_REQUIRED',
  'CONDITION_NOT_SATISFIED',
  'CURRENCY_INVALID',
  'GENERAL_DECLINED',
  'PAYMENTMEANS_INVALID',
  'PAYMENTMEANS_NOT_SUPPORTED',
  'TRANSACTION_ALREADY_CAPTURED',
  'TRANSACTION_DECLINED',
  'TRANSACTION_IN_WRONG_STATE',
  'TRANSACTION_NOT_FOUND',
  'UPDATE_CARD_INFORMATION',
];

export function isRefusal({ name, isFinal }: SaferpayError): boolean {
  return isFinal && refusals.includes(name);
}
