import type { PaymentTerms } from '@platine/domain/payment/methods.ts';
import type { InferType } from 'yup';
import { boolean } from 'yup';
import { section, texts, toTexts } from './parts.ts';

const name = () => texts(60);

const method = () =>
  section({
    name: name(),
    offered: boolean().typeError('must be true or false: correct it').required('is missing: add it'),
  });

/** `payment.yaml`: the payment methods that the shop offers, and their names. */
export const paymentFile = section({
  PAYPAL: method(),
  SAFERPAY: method(),
  WIRE_TRANSFER: method(),
  INVOICE: method(),
  // Its service has ended; old orders name it (D23).
  SOFORT: section({ name: name() }),
}).test('one', 'offers private customers no payment method: offer PAYPAL, SAFERPAY or WIRE_TRANSFER', (file) =>
  [file.PAYPAL, file.SAFERPAY, file.WIRE_TRANSFER].some(({ offered }) => offered),
);

/** The part of the shop that the file says. */
export function fromPaymentFile({
  PAYPAL,
  SAFERPAY,
  WIRE_TRANSFER,
  INVOICE,
  SOFORT,
}: InferType<typeof paymentFile>): PaymentTerms {
  return {
    PAYPAL: termsOf(PAYPAL),
    SAFERPAY: termsOf(SAFERPAY),
    WIRE_TRANSFER: termsOf(WIRE_TRANSFER),
    INVOICE: termsOf(INVOICE),
    SOFORT: termsOf({ ...SOFORT, offered: false }),
  };
}

function termsOf({ name: named, offered }: InferType<ReturnType<typeof method>>): PaymentTerms['PAYPAL'] {
  return { name: toTexts(named), offered };
}
