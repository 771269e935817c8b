import { hash } from 'node:crypto';
import type { Language } from '@platine/domain/language/language.ts';
import type { Session } from '@platine/domain/customer/session.ts';

type Seed = { readonly language: Language; readonly url: URL; /** The page's data as JSON. */ readonly state: string };

/** Names what a page is drawn from: place, language and data. */
export function seedOf({ language, url, state }: Seed): string {
  return hash('sha256', `${language} ${url.pathname}${url.search} ${state}`, 'base64');
}

type Known = Pick<Session, 'email' | 'vatId' | 'addresses' | 'comment' | 'ownOrderNumber'>;

/** Whether a shopper is known by nothing but a cart and settings: of anybody else nothing is kept, not even for themselves. */
export function isNobody(session: Known | undefined, user: object | null | undefined): boolean {
  if (session === undefined || user !== null) return false;
  const { email, vatId, addresses, comment, ownOrderNumber } = session;
  return email === null && vatId === null && addresses.length === 0 && comment === '' && ownOrderNumber === '';
}
