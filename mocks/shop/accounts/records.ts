import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { emailKey } from '@platine/domain/customer/account.ts';
import type { User } from '@platine/domain/customer/user.ts';
import type { Account, MailedLink } from './customers.ts';
import { newHash } from '../mails.ts';
import type { Shop } from '../shop.ts';

export function findAccount(shop: Shop, email: string): Account | null {
  return shop.read().accounts.find(({ user }) => emailKey(user.email) === emailKey(email)) ?? null;
}

export function changeAccount(shop: Shop, email: string, values: Partial<Account>): void {
  const accounts = shop
    .read()
    .accounts.map((account) => (account.user.email === email ? { ...account, ...values } : account));
  shop.change({ accounts });
}

/** The user who is logged in. Throws NotLoggedInException. */
export function requireUser({ user }: Shop): User {
  if (user === null) throw new BusinessFailure('NotLoggedInException', 'You are not logged in.');
  return user;
}

/** Makes a mailed link and returns its hash; earlier links stay (D32). */
export function newLink(shop: Shop, link: Omit<MailedLink, 'hash' | 'ends'>, minutes: number): string {
  const hash = newHash(shop);
  const { links, minutes: now } = shop.read();
  shop.change({ links: [...links, { ...link, hash, ends: now + minutes }] });
  return hash;
}

/** Redeems a mailed link and returns its account's e-mail. Throws HashInvalidException (D32). */
export function redeemLink(shop: Shop, purpose: MailedLink['purpose'], hash: string): string {
  const link = requireLink(shop, purpose, hash);
  shop.change({ links: shop.read().links.filter((one) => one !== link) });
  return link.email;
}

/** Ends all links of an account for a purpose that is fulfilled. */
export function endLinks(shop: Shop, ended: Pick<MailedLink, 'purpose' | 'email'>): void {
  const { links } = shop.read();
  shop.change({ links: links.filter(({ purpose, email }) => purpose !== ended.purpose || email !== ended.email) });
}

/** A mailed link that still works. Throws HashInvalidException (D32). */
export function requireLink(shop: Shop, purpose: MailedLink['purpose'], hash: string): MailedLink {
  const { links, minutes } = shop.read();
  const link = links.find((one) => one.hash === hash && one.purpose === purpose && one.ends > minutes);
  if (link === undefined) throw new BusinessFailure('HashInvalidException', 'The link is unknown, used or too old.');
  return link;
}
