import type { InAddedLanguages } from '@platine/domain/language/inLanguages.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { PaymentTerms } from '@platine/domain/payment/methods.ts';
import type { SaferpayMeans } from '@platine/domain/payment/saferpayMeans.ts';
import type { SaferpayWords } from '@platine/domain/payment/saferpayMeans.ts';
import { saferpayName, saferpayWords } from '@platine/domain/payment/saferpayMeans.ts';
import type { InferType } from 'yup';
import { boolean } from 'yup';
import { optionalTexts, section, texts, toTexts } from './parts.ts';

const name = () => texts(60);

const offered = () => boolean().typeError('must be true or false: correct it').required('is missing: add it');

const method = () => section({ name: name(), offered: offered() });

/** `payment.yaml`: the payment methods that the shop offers, and their names. */
export const paymentFile = section({
  PAYPAL: method(),
  SAFERPAY: section({ name: optionalTexts(60), offered: offered() }),
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
}: InferType<typeof paymentFile>): NamedPayment {
  const { name: saferpay, offered: offersSaferpay } = SAFERPAY;
  return {
    PAYPAL: termsOf(PAYPAL),
    SAFERPAY: { name: saferpay === undefined ? null : toTexts(saferpay), offered: offersSaferpay },
    WIRE_TRANSFER: termsOf(WIRE_TRANSFER),
    INVOICE: termsOf(INVOICE),
    SOFORT: termsOf({ ...SOFORT, offered: false }),
  };
}

function termsOf({ name: named, offered: isOffered }: InferType<ReturnType<typeof method>>): PaymentTerms['PAYPAL'] {
  return { name: toTexts(named), offered: isOffered };
}

/** The methods as the file says them: Saferpay's has a name of its own or null. */
type NamedPayment = Omit<PaymentTerms, 'SAFERPAY'> & {
  readonly SAFERPAY: { readonly name: LocalizedText | null; readonly offered: boolean };
};

type SaferpayNaming = {
  readonly means: readonly SaferpayMeans[];
  /** In the languages that the folder adds. */
  readonly words: InAddedLanguages<SaferpayWords>;
};

/** Saferpay's method is called by the means of its page where the shop gives it no name. */
export function paymentTerms({ SAFERPAY, ...others }: NamedPayment, { means, words }: SaferpayNaming): PaymentTerms {
  const name = SAFERPAY.name ?? saferpayName(means, { ...saferpayWords, ...words });
  return { ...others, SAFERPAY: { ...SAFERPAY, name } };
}
