import { hash } from 'node:crypto';
import type { Session } from '@platine/domain/customer/session.ts';
import type { Language } from '@platine/domain/language/language.ts';

type Source = {
  readonly language: Language;
  readonly url: URL;
  /** The page's data as JSON. */
  readonly state: string;
};

/** A hash of all that a document depends on: its address, language and data. */
export function documentKey({ language, url, state }: Source): string {
  return hash('sha256', `${language} ${url.pathname}${url.search} ${state}`, 'base64');
}

type PersonalData = Pick<Session, 'email' | 'vatId' | 'addresses' | 'comment' | 'ownOrderNumber'>;

/** Whether only a cart and settings are known of a shopper. Documents of any other shopper are never kept. */
export function isAnonymous(session: PersonalData | undefined, user: object | null | undefined): boolean {
  if (session === undefined || user !== null) return false;
  const { email, vatId, addresses, comment, ownOrderNumber } = session;
  return email === null && vatId === null && addresses.length === 0 && comment === '' && ownOrderNumber === '';
}
