import type { Language } from '@platine/domain/language/language.ts';
import type { SentMail } from './sentMail.ts';
import type { Shop } from './shop.ts';

export function sendMail(shop: Shop, mail: SentMail): void {
  shop.change({ mails: [...shop.read().mails, mail] });
}

/** The hash in the link of a mail, counted from 1, for a story that follows the link. */
export function hashOfMail(number: number): string {
  return `hash-of-mail-${number}`;
}

/** The hash for the link of the next mail. */
export function newHash(shop: Shop): string {
  return hashOfMail(shop.read().mails.length + 1);
}

/** Language of a mail: the page's, otherwise the account's, otherwise English (spec §4). */
export function mailLanguage(shop: Shop, ofAccount: Language = 'EN'): Language {
  return shop.read().language ?? ofAccount;
}
