import { describe, expect, test } from 'vitest';
import { errorStatus } from '../contract/errors.ts';
import { defaultErrorMessageKey, errorMessageKey, errorMessageKeys, productNotFound } from './errorMessages.ts';
import { shopMessageKeys } from './shopMessages.ts';
import { validationMessageKey } from './validationMessages.ts';

describe('spec §8: every error class has its message', () => {
  test.each(Object.keys(errorStatus))('%s', (errorClass) => {
    expect(errorMessageKey(errorClass)).toMatch(new RegExp(String.raw`\.${errorClass}$`));
  });

  test('and no two have the same', () => {
    expect(new Set(Object.values(errorMessageKeys)).size).toBe(Object.keys(errorStatus).length);
  });

  test.each([
    ['EMailAlreadyExistsException', 'registerDialog.Alert.EMailAlreadyExistsException'],
    ['RegistrationEMailAlreadySendException', 'registerDialog.Alert.RegistrationEMailAlreadySendException'],
    ['NewsletterAlreadyRegisteredException', 'error.NewsletterAlreadyRegisteredException'],
    ['ProductNotFoundException', 'error.ProductNotFoundException'],
  ])('spec §8: %s has the key %s', (errorClass, key) => {
    expect(errorMessageKey(errorClass)).toBe(key);
  });
});

describe('spec §8: an unknown class has one default', () => {
  test.each(['SomethingNewException', '', 'toString', '__proto__', undefined, null, 7, {}])('%o', (name) => {
    expect(errorMessageKey(name)).toBe(defaultErrorMessageKey);
  });

  test('and a known one has not', () => {
    expect(errorMessageKey('ThrottledException')).not.toBe(defaultErrorMessageKey);
  });
});

test('spec §8: a failed product load says which product', () => {
  expect(productNotFound(193_004)).toBe('Product with 193004 not found.');
  expect(productNotFound(193_004, 193_013)).toBe('Product with 193004, 193013 not found.');
});

describe('spec §8: the messages of the error catalogue', () => {
  test.each([
    ['An error occured. Categories could not be loaded.', 'categoriesNotLoaded', 'message.categoriesNotLoaded'],
    ['Product no longer available', 'productGone', 'productScreen.goneTitle'],
    ['Unfortunately an error has happened - ', 'pageCrashed', 'message.pageCrashed'],
    ['Report feedback', 'reportFeedback', 'message.reportFeedback'],
    ['You are not logged in.', 'notLoggedIn', 'error.NotLoggedInException'],
    ['To view the requested page, you must be logged in.', 'loginRequired', 'message.loginRequired'],
    ['Your request has been successfully sent.', 'contactSent', 'message.contactSent'],
    ['Unfortunately an error occurred.', 'contactNotSent', 'message.contactNotSent'],
    ['Your changes have been successfully applied.', 'changesSaved', 'message.changesSaved'],
    ['An error occurred when saving the changes.', 'changesNotSaved', 'message.changesNotSaved'],
    ['Your registration will be processed.', 'registrationProcessed', 'message.registrationProcessed'],
    ['newsletter: confirm through the link in an e-mail', 'newsletterConfirm', 'message.newsletterConfirm'],
    ['a password may have been overwritten', 'passwordOverwritten', 'message.passwordOverwritten'],
    ['password reset: a confirmation e-mail will arrive shortly', 'passwordResetSent', 'message.passwordResetSent'],
    ['It seems that something went wrong.', 'toast', 'error.InternalErrorException'],
    ['a shipping method that cannot be determined', 'shippingMethodUnknown', 'message.shippingMethodUnknown'],
    ['a payment method that cannot be determined', 'paymentMethodUnknown', 'message.paymentMethodUnknown'],
    ['Warning', 'notificationWarning', 'notice.warning'],
    ['Success!', 'notificationSuccess', 'notice.success'],
    ['Error!', 'notificationError', 'notice.error'],
  ] as const)('"%s" is %s: %s', (_, name, key) => {
    expect(shopMessageKeys[name]).toBe(key);
  });

  test('there are no others', () => {
    expect(Object.keys(shopMessageKeys)).toHaveLength(20);
  });

  test('D32: "This e-mail address is not registered in our system." is never said: it would tell who has an account', () => {
    expect(Object.keys(shopMessageKeys)).not.toContain('emailNotRegistered');
    expect(errorMessageKey('EMailNotFoundException')).toBe(defaultErrorMessageKey);
  });
});

describe('spec §5: the messages of the validation', () => {
  test.each([
    [
      'The provided VAT identification number does not correspond to the required format.',
      validationMessageKey('vatId', 'FORMAT'),
      'validation.vatId.FORMAT',
    ],
    [
      'A note asks for the VAT id so that a business order can be completed',
      validationMessageKey('vatId', 'REQUIRED'),
      'validation.vatId.REQUIRED',
    ],
    [
      'This e-mail address is already in use',
      errorMessageKey('EMailAlreadyExistsException'),
      'registerDialog.Alert.EMailAlreadyExistsException',
    ],
    [
      'already registered for our newsletter',
      errorMessageKey('NewsletterAlreadyRegisteredException'),
      'error.NewsletterAlreadyRegisteredException',
    ],
    [
      'An email with the activation link has already been sent to this address.',
      errorMessageKey('RegistrationEMailAlreadySendException'),
      'registerDialog.Alert.RegistrationEMailAlreadySendException',
    ],
  ])('"%s" is %s', (_, key, expected) => {
    expect(key).toBe(expected);
  });
});

describe('spec §5: a code has words, and some fields have their own', () => {
  test.each([
    ['vatId', 'FORMAT', 'validation.vatId.FORMAT'],
    ['vatId', 'REQUIRED', 'validation.vatId.REQUIRED'],
    ['zipCode', 'FORMAT', 'validation.zipCode.FORMAT'],
    ['zipCode', 'REQUIRED', 'validation.REQUIRED'],
    ['email', 'FORMAT', 'validation.email.FORMAT'],
    ['email', 'TOO_LONG', 'validation.TOO_LONG'],
    ['message', 'FORMAT', 'validation.message.FORMAT'],
    ['passwordRepeat', 'MISMATCH', 'validation.MISMATCH'],
    ['terms', 'NOT_ACCEPTED', 'validation.NOT_ACCEPTED'],
    ['customerType', 'NOT_A_CHOICE', 'validation.NOT_A_CHOICE'],
  ] as const)('%s %s: %s', (field, code, key) => {
    expect(validationMessageKey(field, code)).toBe(key);
  });
});
