import type { InferType } from 'yup';
import { boolean, date, object, string } from 'yup';

/** Parts of the answers that the shop reads. Fields beside them may come and go. */
const amount = object({ Value: string().matches(/^\d+$/).required(), CurrencyCode: string().required() }).required();

const transaction = object({
  Status: string().oneOf(['AUTHORIZED', 'CANCELED', 'CAPTURED', 'PENDING']).required(),
  Id: string().required(),
  CaptureId: string().optional(),
  OrderId: string().optional(),
  Amount: amount,
}).required();

export const initialised = object({
  Token: string().required(),
  RedirectUrl: string()
    .matches(/^https?:\/\//)
    .required(),
  Expiration: date().required(),
});

/** Of Assert and Inquire. */
export const described = object({
  Transaction: transaction,
  PaymentMeans: object({
    Brand: object({ PaymentMethod: string().optional() }).required(),
    Wallet: string().optional(),
  }).required(),
  Liability: object({ LiabilityShift: boolean().required() }).optional().default(undefined),
});

/** Of Refund. */
export const refunded = object({ Transaction: transaction });

export const captured = object({
  Status: string().oneOf(['CAPTURED', 'PENDING']).required(),
  CaptureId: string().optional(),
});

export type Transaction = InferType<typeof transaction>;
export type Described = InferType<typeof described>;

/** Whether a transaction is over this sum in euros. */
export function isAmount({ Amount: { Value, CurrencyCode } }: Transaction, cents: number): boolean {
  return CurrencyCode === 'EUR' && Number(Value) === cents;
}
