import type { Language } from '@platine/domain/language/language.ts';
import type { Shop } from './shop.ts';

/** A mail as far as a test looks at it: what kind, to whom, and the hash of its link. */
export type SentMail = {
  readonly kind: 'activation' | 'passwordReset' | 'newsletterOptIn' | 'orderConfirmation' | 'contactRequest';
  readonly recipient: string;
  readonly language: Language;
  readonly hash: string | null;
};

export function sendMail(shop: Shop, mail: SentMail): void {
  shop.change({ mails: [...shop.read().mails, mail] });
}

/** The hash in the link of a mail, counted from 1: a story follows it where a shopper would look into the mailbox. */
export function hashOfMail(number: number): string {
  return `hash-of-mail-${number}`;
}

/** A hash for the next mail's link. */
export function newHash(shop: Shop): string {
  return hashOfMail(shop.read().mails.length + 1);
}

/** In which language the shop writes: the page's, otherwise the account's, otherwise English (spec §4). */
export function mailLanguage(shop: Shop, ofAccount: Language = 'EN'): Language {
  return shop.read().language ?? ofAccount;
}
