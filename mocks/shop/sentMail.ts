import type { Language } from '@platine/domain/language/language.ts';

/** The parts of a mail that tests look at; `hash` is that of its link. */
export type SentMail = {
  readonly kind:
    | 'activation'
    | 'passwordReset'
    | 'newsletterOptIn'
    | 'stockAlertOptIn'
    | 'orderConfirmation'
    | 'orderLink'
    | 'orderCancelled'
    | 'withdrawalReceipt'
    | 'contactRequest';
  readonly recipient: string;
  readonly language: Language;
  readonly hash: string | null;
};
