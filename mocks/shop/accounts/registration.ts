import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { activationHours } from '@platine/domain/customer/account.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { buildUser } from '../../builders/user.ts';
import { changeAccount, findAccount, newLink, redeemLink } from './records.ts';
import { mailLanguage, sendMail } from '../mails.ts';
import { confirmSubscription } from './newsletter.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

export function register(shop: Shop, values: RegistrationPayload): void {
  throttle(shop, 'registration', values.email);
  const known = findAccount(shop, values.email);
  if (known?.active) throw new BusinessFailure('EMailAlreadyExistsException', 'There is an account with this address.');
  if (known !== null && waitsForActivation(shop, known.user.email))
    throw new BusinessFailure('RegistrationEMailAlreadySendException', 'The activation mail was sent already.');
  addAccount(shop, values);
  const hash = newLink(shop, { purpose: 'activation', email: values.email }, activationHours * 60);
  sendMail(shop, { kind: 'activation', recipient: values.email, language: mailLanguage(shop), hash });
}

/** A registration whose link has expired does not count. */
function waitsForActivation(shop: Shop, email: string): boolean {
  const { links, minutes } = shop.read();
  return links.some((link) => link.purpose === 'activation' && link.email === email && link.ends > minutes);
}

function addAccount(shop: Shop, values: RegistrationPayload): void {
  const { accounts } = shop.read();
  const { email, password, newsletter: wantsNewsletter, ...contact } = values;
  const user = buildUser({
    email,
    language: mailLanguage(shop),
    customerId: `C-${20_417 + accounts.length}`,
    customerType: contact.customerType,
    contact,
  });
  const account = { user, password, active: false, cart: [], wantsNewsletter };
  shop.change({ accounts: [...accounts.filter((one) => one.user.email !== email), account] });
}

export function activate(shop: Shop, hash: string): void {
  throttle(shop, 'mailedLink');
  const email = redeemLink(shop, 'activation', hash);
  if (findAccount(shop, email)?.wantsNewsletter) confirmSubscription(shop, email);
  changeAccount(shop, email, { active: true, wantsNewsletter: false });
}

export function emailExists(shop: Shop, email: string): boolean {
  throttle(shop, 'emailExists');
  return findAccount(shop, email)?.active ?? false;
}
