import type { InferType } from 'yup';
import { array, object, string } from 'yup';
import type { Cents } from '@platine/domain/money/money.ts';

/** Parts of the answers that the shop reads. Fields beside them may come and go. */
const money = object({
  currency_code: string().required(),
  value: string()
    .matches(/^\d+(?:\.\d{1,2})?$/)
    .required(),
}).required();

const authorization = object({
  id: string().required(),
  status: string().oneOf(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING']).required(),
  amount: money,
  create_time: string().optional(),
}).required();

const capture = object({
  id: string().required(),
  status: string().oneOf(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']).required(),
  amount: money,
}).required();

const purchaseUnit = object({
  custom_id: string().optional(),
  amount: money.optional().default(undefined),
  payments: object({
    authorizations: array(authorization).optional(),
    captures: array(capture).optional(),
  })
    .optional()
    .default(undefined),
}).required();

/** An order at PayPal: of create, authorize and get. */
export const order = object({
  id: string().required(),
  status: string().oneOf(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']).required(),
  purchase_units: array(purchaseUnit).required().min(1),
  links: array(object({ href: string().required(), rel: string().required() }).required()).optional(),
});

export const authorised = authorization;
export const captured = capture;

/** Of a refund. */
export const refunded = object({
  status: string().oneOf(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']).required(),
  amount: money,
});

export const verified = object({ verification_status: string().oneOf(['SUCCESS', 'FAILURE']).required() });

export type PaypalOrder = InferType<typeof order>;
type Money = InferType<typeof money>;

/** An amount in the interface's form, such as "12.34". */
export function inEuros(cents: Cents): Money {
  const euros = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return { currency_code: 'EUR', value: euros };
}

/** Whether an amount is this sum in euros. */
export function isAmount({ currency_code: currency, value }: Money, cents: Cents): boolean {
  const [euros = '', rest = ''] = value.split('.');
  return currency === 'EUR' && Number(euros) * 100 + Number(rest.padEnd(2, '0')) === cents;
}
