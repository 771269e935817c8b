import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { activationHours } from '@platine/domain/customer/account.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { passwordResetPayloadSchema } from '@platine/domain/validation/password.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import { buildUser } from '../../builders/user.ts';
import type { MailedLink } from './customers.ts';
import { changeAccount, endLinks, findAccount, newLink, redeemLink, requireLink } from './records.ts';
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
  mailActivation(shop, { email: values.email, registeredHere: true });
}

/** Mails the link that activates an account. */
export function mailActivation(shop: Shop, asker: Pick<MailedLink, 'email' | 'registeredHere'>): void {
  const hash = newLink(shop, { purpose: 'activation', ...asker }, activationHours * 60);
  sendMail(shop, { kind: 'activation', recipient: asker.email, language: mailLanguage(shop), hash });
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

/** A registration in another browser activates with a password alone. One that is missing or breaks a rule does not use the link up. */
export function activate(shop: Shop, hash: string, entered?: string): void {
  throttle(shop, 'mailedLink');
  const chosen = entered === undefined ? {} : requireValid(passwordResetPayloadSchema, { password: entered });
  const { registeredHere = false } = requireLink(shop, 'activation', hash);
  if (entered === undefined && !registeredHere) throw passwordMissing();
  const email = redeemLink(shop, 'activation', hash);
  endLinks(shop, { purpose: 'activation', email });
  if (findAccount(shop, email)?.wantsNewsletter) confirmSubscription(shop, email);
  changeAccount(shop, email, { active: true, wantsNewsletter: false, ...chosen });
}

function passwordMissing(): BusinessFailure {
  const fields = [{ FIELD: 'PASSWORD', CODE: 'REQUIRED' }];
  return new BusinessFailure('ValidationException', 'Another browser has registered: set a password.', fields);
}

export function emailExists(shop: Shop, email: string): boolean {
  throttle(shop, 'emailExists');
  return findAccount(shop, email)?.active ?? false;
}
