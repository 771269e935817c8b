/** Every kind of mail that the shop sends. */
export const mailKinds = [
  'activation',
  'passwordReset',
  'newsletterOptIn',
  'stockAlertOptIn',
  'inStockAgain',
  'orderConfirmation',
  'orderLink',
  'orderCancelled',
  'orderPaid',
  'orderPaymentFailed',
  'orderSent',
  'orderRefunded',
  'shopOrder',
  'withdrawalReceipt',
  'shopWithdrawal',
  'contactRequest',
  'contactAnswer',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Acts of operators on a mail that does not leave: it is tried again at once, or is never sent. */
export const mailActKinds = ['retried', 'givenUp'] as const;
export type MailActKind = (typeof mailActKinds)[number];

/**
 * Ends of such an act. `conflict`: somebody else has acted on the mail in the meantime. `underWay`: it is being sent at this moment. `gone`: it has been
 * sent, or the shop has dropped it.
 */
export const mailResults = ['done', 'conflict', 'underWay', 'gone'] as const;
export type MailResult = (typeof mailResults)[number];

/** Mails on one page of the list, and of which one request names at most so many. */
export const mailPageSize = 50;
