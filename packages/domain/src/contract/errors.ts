/**
 * Every error class of the envelope and the HTTP status that goes with it (spec §8, D2).
 * A business failure is 200: the request was understood and answered; the other statuses are D2's.
 */
export const errorStatus = {
  InvalidRequestException: 400,
  NotLoggedInException: 401,
  ForbiddenException: 403,
  NotFoundException: 404,
  PayloadTooLargeException: 413,
  ThrottledException: 429,
  InternalErrorException: 500,
  /** The shop can be read and takes no changes, because the disk of its database is full. */
  ServiceUnavailableException: 503,

  ProductNotFoundException: 200,
  CategoryNotFoundException: 200,
  TransactionNotFoundException: 200,
  /** The mailed link to an order is too old; a new one can be asked for (D7). */
  OrderLinkEndedException: 200,
  NotOrderableException: 200,
  PositionNotFoundException: 200,
  CartFullException: 200,
  /** The list has no room for more products, or the account none for more lists or own numbers. */
  ListFullException: 200,
  MinimumOrderValueException: 200,
  CartConflictException: 200,
  AddressConflictException: 200,
  AddressBookFullException: 200,
  CheckoutIncompleteException: 200,
  PaymentDeclinedException: 200,
  /** The provider cannot say yet: the payment is still open (D5). */
  PaymentPendingException: 200,
  PaymentAuthorizationExpiredException: 200,
  ShippingMethodNotAvailableException: 200,
  PaymentMethodNotAvailableException: 200,
  EMailAlreadyExistsException: 200,
  RegistrationEMailAlreadySendException: 200,
  NewsletterAlreadyRegisteredException: 200,
  WrongCredentialsException: 200,
  WrongPasswordException: 200,
  HashInvalidException: 200,
  ValidationException: 200,
} as const;

export type ErrorClass = keyof typeof errorStatus;

/** Names the class of an answer from outside; a class this version does not know becomes the default (spec §8). */
export function toErrorClass(name: unknown): ErrorClass {
  return typeof name === 'string' && isErrorClass(name) ? name : 'InternalErrorException';
}

function isErrorClass(name: string): name is ErrorClass {
  return Object.hasOwn(errorStatus, name);
}
