import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { FormFailure } from './FormFailure.tsx';

/** The message for each error class (spec §8, D2). A house test requires one story for each class. */
const meta = { component: FormFailure, args: { failure: null } } satisfies Meta<typeof FormFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

const refused = (errorClass: ErrorClass) => ({ failure: { kind: 'failure' as const, errorClass, fields: [] } });

const expectWords = (words: string) => async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(words);
};

export const InvalidRequestException: Story = {
  args: refused('InvalidRequestException'),
  play: expectWords('The shop could not read this request. Please reload the page and try again.'),
};

export const NotLoggedInException: Story = {
  args: refused('NotLoggedInException'),
  play: expectWords('You are not logged in.'),
};

export const ForbiddenException: Story = {
  args: refused('ForbiddenException'),
  play: expectWords('The shop refused this request. Please reload the page and try again.'),
};

export const NotFoundException: Story = {
  args: refused('NotFoundException'),
  play: expectWords('This could not be found.'),
};

export const PayloadTooLargeException: Story = {
  args: refused('PayloadTooLargeException'),
  play: expectWords('This is too long to be sent. Please shorten it.'),
};

export const ThrottledException: Story = {
  args: refused('ThrottledException'),
  play: expectWords('Too many attempts in a short time. Please wait a moment and try again.'),
};

export const InternalErrorException: Story = {
  args: refused('InternalErrorException'),
  play: expectWords('It seems that something went wrong.'),
};

export const ServiceUnavailableException: Story = {
  args: refused('ServiceUnavailableException'),
  play: expectWords('The shop cannot save anything right now. Nothing was changed. Please try again in a few minutes.'),
};

export const ProductNotFoundException: Story = {
  args: refused('ProductNotFoundException'),
  play: expectWords('This product is no longer available.'),
};

export const CategoryNotFoundException: Story = {
  args: refused('CategoryNotFoundException'),
  play: expectWords('This category does not exist.'),
};

export const TransactionNotFoundException: Story = {
  args: refused('TransactionNotFoundException'),
  play: expectWords('This document could not be found.'),
};

export const NotOrderableException: Story = {
  args: refused('NotOrderableException'),
  play: expectWords('This product cannot be ordered at present.'),
};

export const PositionNotFoundException: Story = {
  args: refused('PositionNotFoundException'),
  play: expectWords('This product is no longer in the cart.'),
};

export const CartFullException: Story = {
  args: refused('CartFullException'),
  play: expectWords('The cart is full. Please order what is in it, or remove something first.'),
};

export const ListFullException: Story = {
  args: refused('ListFullException'),
  play: expectWords(
    'There is no room for this: a list holds at most 200 products, and an account 100 lists and 5000 own numbers.',
  ),
};

export const MinimumOrderValueException: Story = {
  args: refused('MinimumOrderValueException'),
  play: expectWords('The minimum order value has not been reached.'),
};

export const CartConflictException: Story = {
  args: refused('CartConflictException'),
  play: expectWords('The cart has changed in the meantime. Please check it and confirm again.'),
};

export const AddressConflictException: Story = {
  args: refused('AddressConflictException'),
  play: expectWords('This address has been changed in the meantime. Please check the addresses and try again.'),
};

export const AddressBookFullException: Story = {
  args: refused('AddressBookFullException'),
  play: expectWords('No more addresses can be saved. Please remove one that you no longer need, or change it.'),
};

export const CheckoutIncompleteException: Story = {
  args: refused('CheckoutIncompleteException'),
  play: expectWords('Something is still missing for this order. Please complete the previous step.'),
};

export const PaymentDeclinedException: Story = {
  args: refused('PaymentDeclinedException'),
  play: expectWords('The payment was declined. Please try again or choose another payment method.'),
};

export const PaymentPendingException: Story = {
  args: refused('PaymentPendingException'),
  play: expectWords('The payment service has not told us yet how the payment ended. Please ask again in a moment.'),
};

export const PaymentAuthorizationExpiredException: Story = {
  args: refused('PaymentAuthorizationExpiredException'),
  play: expectWords('The payment authorisation has expired. Please pay again.'),
};

export const ShippingMethodNotAvailableException: Story = {
  args: refused('ShippingMethodNotAvailableException'),
  play: expectWords('This shipping method is not available for your order. Please choose another one.'),
};

export const PaymentMethodNotAvailableException: Story = {
  args: refused('PaymentMethodNotAvailableException'),
  play: expectWords('This payment method is not available for your order. Please choose another one.'),
};

export const OrderLinkEndedException: Story = {
  args: refused('OrderLinkEndedException'),
  play: expectWords('This link to the order has ended.'),
};

export const EMailAlreadyExistsException: Story = {
  args: refused('EMailAlreadyExistsException'),
  play: expectWords('This e-mail address is already in use'),
};

export const RegistrationEMailAlreadySendException: Story = {
  args: refused('RegistrationEMailAlreadySendException'),
  play: expectWords('An email with the activation link has already been sent to this address.'),
};

export const NewsletterAlreadyRegisteredException: Story = {
  args: refused('NewsletterAlreadyRegisteredException'),
  play: expectWords('This e-mail address is already registered for our newsletter'),
};

export const WrongCredentialsException: Story = {
  args: refused('WrongCredentialsException'),
  play: expectWords('The e-mail address or the password is wrong.'),
};

export const WrongPasswordException: Story = {
  args: refused('WrongPasswordException'),
  play: expectWords('The current password is wrong.'),
};

export const HashInvalidException: Story = {
  args: refused('HashInvalidException'),
  play: expectWords('This link is not valid any more: it has expired or has already been used.'),
};

export const ValidationException: Story = {
  args: refused('ValidationException'),
  play: expectWords('Please check what you have entered.'),
};
