import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { activationHours } from '@platine/domain/customer/account.ts';
import { requireValid } from '@platine/domain/validation/requireValid.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { profileToWire, registrationPayloadSchema } from '@platine/domain/validation/registration.ts';
import { buildUser } from '../../builders/user.ts';
import { changeAccount, findAccount, newLink, redeemLink } from './records.ts';
import { mailLanguage, sendMail } from '../mails.ts';
import { confirmSubscription } from './newsletter.ts';
import type { Shop } from '../shop.ts';
import { throttle } from '../throttle.ts';

export function register(shop: Shop, request: RequestOf<'register'>) {
  const values = requireValid(registrationPayloadSchema, request);
  throttle(shop, 'registration', values.email);
  const known = findAccount(shop, values.email);
  if (known?.active) throw new BusinessFailure('EMailAlreadyExistsException', 'There is an account with this address.');
  if (known !== null && waitsForActivation(shop, known.user.USER_ID))
    throw new BusinessFailure('RegistrationEMailAlreadySendException', 'The activation mail was sent already.');
  addAccount(shop, values);
  const hash = newLink(shop, { purpose: 'activation', email: values.email }, activationHours * 60);
  sendMail(shop, { kind: 'activation', recipient: values.email, language: mailLanguage(shop), hash });
  return {};
}

/** A registration whose link has ended is as if it had never been. */
function waitsForActivation(shop: Shop, email: string): boolean {
  const { links, minutes } = shop.read();
  return links.some((link) => link.purpose === 'activation' && link.email === email && link.ends > minutes);
}

function addAccount(shop: Shop, values: RegistrationPayload): void {
  const { accounts } = shop.read();
  const user = buildUser({
    USER_ID: values.email,
    ACTIVE_LANGUAGE: mailLanguage(shop),
    CUSTOMER: { CUSTOMER_ID: `C-${20_417 + accounts.length}`, CUSTOMER_TYPE: values.customerType },
    CONTACT: profileToWire(values),
  });
  const account = {
    user,
    password: values.password,
    active: false,
    cart: [],
    wantsNewsletter: values.newsletter,
  };
  shop.change({ accounts: [...accounts.filter(({ user: { USER_ID } }) => USER_ID !== values.email), account] });
}

export function activate(shop: Shop, { HASH }: RequestOf<'activate'>) {
  throttle(shop, 'mailedLink');
  const email = redeemLink(shop, 'activation', HASH);
  if (findAccount(shop, email)?.wantsNewsletter) confirmSubscription(shop, email);
  changeAccount(shop, email, { active: true, wantsNewsletter: false });
  return {};
}

export function emailExists(shop: Shop, { EMAIL }: RequestOf<'emailExists'>) {
  throttle(shop, 'emailExists');
  return { EXISTS: findAccount(shop, EMAIL)?.active ?? false };
}
