import { defaultErrorMessageKey, errorMessageKeys } from './errorMessages.ts';

/** The messages that the specification words in its error catalogue and that no call's failure brings (spec §8). */
export const shopMessageKeys = {
  categoriesNotLoaded: 'message.categoriesNotLoaded',
  productGone: 'productScreen.goneTitle',
  pageCrashed: 'message.pageCrashed',
  reportFeedback: 'message.reportFeedback',
  notLoggedIn: errorMessageKeys.NotLoggedInException,
  loginRequired: 'message.loginRequired',
  contactSent: 'message.contactSent',
  contactNotSent: 'message.contactNotSent',
  changesSaved: 'message.changesSaved',
  changesNotSaved: 'message.changesNotSaved',
  registrationProcessed: 'message.registrationProcessed',
  newsletterConfirm: 'message.newsletterConfirm',
  passwordOverwritten: 'message.passwordOverwritten',
  passwordResetSent: 'message.passwordResetSent',
  toast: defaultErrorMessageKey,
  shippingMethodUnknown: 'message.shippingMethodUnknown',
  paymentMethodUnknown: 'message.paymentMethodUnknown',
  notificationWarning: 'notice.warning',
  notificationSuccess: 'notice.success',
  notificationError: 'notice.error',
} as const;
