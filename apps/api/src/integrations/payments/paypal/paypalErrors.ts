import type { ProviderStatus } from '../provider.ts';
import type { PaypalError } from './paypalClient.ts';

/** How a payment stands when its order can be neither read nor authorised. An error that is not named here leaves it undecided. */
const ends: Readonly<Record<string, ProviderStatus>> = {
  ORDER_NOT_APPROVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  ORDER_EXPIRED: 'expired',
  TOKEN_EXPIRED: 'expired',
  // PayPal forgets an order that was not approved within some hours.
  INVALID_RESOURCE_ID: 'expired',
  RESOURCE_NOT_FOUND: 'expired',
  AGREEMENT_ALREADY_CANCELLED: 'declined',
  AUTHORIZATION_DENIED: 'declined',
  CARD_EXPIRED: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  DECLINED_DUE_TO_RELATED_TXN: 'declined',
  DOMESTIC_TRANSACTION_REQUIRED: 'declined',
  INSTRUMENT_DECLINED: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  ORDER_COMPLETED_OR_VOIDED: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'declined',
  PAYER_ACCOUNT_RESTRICTED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  PAYMENT_SOURCE_CANNOT_BE_USED: 'declined',
  PAYMENT_SOURCE_DECLINED_BY_PROCESSOR: 'declined',
  SHIPPING_ADDRESS_INVALID: 'declined',
  TRANSACTION_BLOCKED_BY_PAYEE: 'declined',
  TRANSACTION_LIMIT_EXCEEDED: 'declined',
  TRANSACTION_REFUSED: 'declined',
};

export function statusOfError({ name }: PaypalError): ProviderStatus {
  return ends[name] ?? 'unknown';
}

/**
 * Errors after which the same capture, void or refund is never done. What the operator can mend in the account (credentials, permissions, a restricted
 * account, too little money in it) and what may pass (a capture or a request under way) is not among them, nor what is unknown: such a request is
 * repeated.
 */
const refusals: readonly string[] = [
  'AUTHORIZATION_ALREADY_CAPTURED',
  'AUTHORIZATION_DENIED',
  'AUTHORIZATION_EXPIRED',
  'AUTHORIZATION_VOIDED',
  'AUTH_CAPTURE_CURRENCY_MISMATCH',
  'CANNOT_BE_VOIDED',
  'CANNOT_BE_ZERO_OR_NEGATIVE',
  'CAPTURE_FULLY_REFUNDED',
  'CURRENCY_MISMATCH',
  'INVALID_CURRENCY_CODE',
  'INVALID_RESOURCE_ID',
  'MAX_CAPTURE_AMOUNT_EXCEEDED',
  'MAX_CAPTURE_COUNT_EXCEEDED',
  'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
  'PARTIAL_REFUND_NOT_ALLOWED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_CANNOT_PAY',
  'PREVIOUSLY_CAPTURED',
  'PREVIOUSLY_VOIDED',
  'REFUND_AMOUNT_EXCEEDED',
  'REFUND_AMOUNT_TOO_LOW',
  'REFUND_CAPTURE_CURRENCY_MISMATCH',
  'REFUND_IS_RESTRICTED',
  'REFUND_NOT_ALLOWED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  'REFUND_TIME_LIMIT_EXCEEDED',
  'RESOURCE_NOT_FOUND',
  'TRANSACTION_DISPUTED',
  'TRANSACTION_REFUSED',
];

export function isRefusal({ name }: PaypalError): boolean {
  return refusals.includes(name);
}
