import type { ErrorClass } from '../contract/errors.ts';
import { toErrorClass } from '../contract/errors.ts';

/** The message of each error class (spec §8). The two of the registration keep the keys that the specification gives them. */
export const errorMessageKeys = {
  InvalidRequestException: 'error.InvalidRequestException',
  NotLoggedInException: 'error.NotLoggedInException',
  ForbiddenException: 'error.ForbiddenException',
  NotFoundException: 'error.NotFoundException',
  PayloadTooLargeException: 'error.PayloadTooLargeException',
  ThrottledException: 'error.ThrottledException',
  InternalErrorException: 'error.InternalErrorException',
  ServiceUnavailableException: 'error.ServiceUnavailableException',

  ProductNotFoundException: 'error.ProductNotFoundException',
  CategoryNotFoundException: 'error.CategoryNotFoundException',
  TransactionNotFoundException: 'error.TransactionNotFoundException',
  OrderLinkEndedException: 'error.OrderLinkEndedException',
  NotOrderableException: 'error.NotOrderableException',
  PositionNotFoundException: 'error.PositionNotFoundException',
  CartFullException: 'error.CartFullException',
  ListFullException: 'error.ListFullException',
  MinimumOrderValueException: 'error.MinimumOrderValueException',
  CartConflictException: 'error.CartConflictException',
  AddressConflictException: 'error.AddressConflictException',
  AddressBookFullException: 'error.AddressBookFullException',
  CheckoutIncompleteException: 'error.CheckoutIncompleteException',
  PaymentDeclinedException: 'error.PaymentDeclinedException',
  PaymentPendingException: 'error.PaymentPendingException',
  PaymentAuthorizationExpiredException: 'error.PaymentAuthorizationExpiredException',
  ShippingMethodNotAvailableException: 'error.ShippingMethodNotAvailableException',
  PaymentMethodNotAvailableException: 'error.PaymentMethodNotAvailableException',
  EMailAlreadyExistsException: 'registerDialog.Alert.EMailAlreadyExistsException',
  RegistrationEMailAlreadySendException: 'registerDialog.Alert.RegistrationEMailAlreadySendException',
  NewsletterAlreadyRegisteredException: 'error.NewsletterAlreadyRegisteredException',
  WrongCredentialsException: 'error.WrongCredentialsException',
  WrongPasswordException: 'error.WrongPasswordException',
  HashInvalidException: 'error.HashInvalidException',
  ValidationException: 'error.ValidationException',
} as const satisfies Record<ErrorClass, string>;

export type ErrorMessageKey = (typeof errorMessageKeys)[ErrorClass];

/** Fallback message for an unknown class or a toast without a text (spec §8). */
export const defaultErrorMessageKey = errorMessageKeys.InternalErrorException;

/** The message of an error class, or of whatever a server called its failure. The ERROR text itself is never shown (D2). */
export function errorMessageKey(errorClass: unknown): ErrorMessageKey {
  return errorMessageKeys[toErrorClass(errorClass)];
}

/** The server's words for products that are not there; a log reads them, a shopper never does (spec §8, D2). */
export function productNotFound(...skus: readonly number[]): string {
  return `Product with ${skus.join(', ')} not found.`;
}
