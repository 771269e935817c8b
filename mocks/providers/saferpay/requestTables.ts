import type { Field, Fields, Format } from '../requestFields.ts';
import { anyOf, boolean, currency, matching, url } from '../requestFields.ts';

/** The formats of Saferpay's chapter "Formats". */
const id = (longest: number) => matching(`Id[1..${longest}]`, new RegExp(`^[A-Za-z0-9.:_-]{1,${longest}}$`));
const alphanumeric = (longest: number) =>
  matching(`AlphaNumeric[1..${longest}]`, new RegExp(`^[A-Za-z0-9]{1,${longest}}$`));
const numeric = (least: number, most: number) =>
  matching(`Numeric[${least}..${most}]`, new RegExp(`^\\d{${least},${most}}$`));
const utf8 = (longest: number) => matching(`Utf8[1..${longest}]`, new RegExp(`^[^]{1,${longest}}$`, 'u'));
const amount = matching('an integer in minor units', /^[1-9]\d{0,10}$/);
const language = matching('ISO 639-1', /^[a-z]{2}(?:-[A-Z]{2})?$/);
const retries: Format = {
  name: 'an integer from 0 to 9',
  fits: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9,
};
const listOf = (...values: readonly string[]): Format => ({
  name: `a list of ${values.join(', ')}`,
  fits: (value) => Array.isArray(value) && value.length > 0 && value.map(String).every((one) => values.includes(one)),
});

/** A reference of which exactly one element must be set. */
const oneElement: Format = {
  name: 'a reference with exactly one element',
  fits: (value) => typeof value !== 'object' || value === null || Object.keys(value).length === 1,
};

const paymentMethods = `
  ACCOUNTTOACCOUNT ALIPAY AMEX BANCONTACT BLIK DINERS CARD DIRECTDEBIT EPRZELEWY EPS GIFTCARD IDEAL JCB KLARNA MAESTRO
  MASTERCARD PAYCONIQ PAYPAL POSTFINANCEPAY REKA TWINT UNIONPAY VISA WECHATPAY WERO
`
  .trim()
  .split(/\s+/);

const RequestHeader: Field = {
  mandatory: true,
  fields: {
    SpecVersion: { mandatory: true, format: matching('a version', /^1\.(?:[0-9]|[1-4]\d|5[0-3])$/) },
    CustomerId: { mandatory: true, format: numeric(1, 8) },
    RequestId: { mandatory: true, format: id(50) },
    RetryIndicator: { mandatory: true, format: retries },
    ClientInfo: { fields: { ShopInfo: { format: utf8(100) }, OsInfo: { format: utf8(100) } } },
  },
};
const Amount: Fields = {
  Value: { mandatory: true, format: amount },
  CurrencyCode: { mandatory: true, format: currency },
};
const TransactionReference: Field = {
  mandatory: true,
  format: oneElement,
  fields: { TransactionId: { format: alphanumeric(64) }, OrderId: { format: id(80) } },
};

/** The requests that the double takes, by path (JSON API 1.52). A field that is missing here is refused, whether or not Saferpay knows it. */
export const requestTables: Readonly<Record<string, Fields>> = {
  '/Payment/v1/PaymentPage/Initialize': {
    RequestHeader,
    TerminalId: { mandatory: true, format: numeric(8, 8) },
    Payment: {
      mandatory: true,
      fields: {
        Amount: { mandatory: true, fields: Amount },
        OrderId: { format: id(80) },
        Description: { mandatory: true, format: utf8(1000) },
        PayerNote: { format: utf8(50) },
      },
    },
    PaymentMethods: {
      format: listOf(...paymentMethods),
    },
    Wallets: { format: listOf('APPLEPAY', 'GOOGLEPAY', 'CLICKTOPAY') },
    Payer: { fields: { LanguageCode: { format: language } } },
    ReturnUrl: { mandatory: true, fields: { Url: { mandatory: true, format: url } } },
    Notification: { fields: { SuccessNotifyUrl: { format: url }, FailNotifyUrl: { format: url } } },
    Condition: {
      format: anyOf('NONE', 'THREE_DS_AUTHENTICATION_SUCCESSFUL_OR_ATTEMPTED', 'WITH_SUCCESSFUL_THREE_DS_CHALLENGE'),
    },
  },
  '/Payment/v1/PaymentPage/Assert': { RequestHeader, Token: { mandatory: true, format: id(50) } },
  '/Payment/v1/Transaction/Capture': { RequestHeader, TransactionReference, Amount: { fields: Amount } },
  '/Payment/v1/Transaction/Cancel': { RequestHeader, TransactionReference },
  '/Payment/v1/Transaction/Inquire': { RequestHeader, TransactionReference },
  '/Payment/v1/Transaction/Refund': {
    RequestHeader,
    Refund: {
      mandatory: true,
      fields: {
        Amount: { mandatory: true, fields: Amount },
        OrderId: { format: id(80) },
        Description: { format: utf8(1000) },
        PayerNote: { format: utf8(50) },
        RestrictRefundAmountToCapturedAmount: { format: boolean },
      },
    },
    CaptureReference: {
      mandatory: true,
      format: oneElement,
      fields: {
        CaptureId: { format: id(64) },
        TransactionId: { format: alphanumeric(64) },
        OrderId: { format: id(80) },
        OrderPartId: { format: id(80) },
      },
    },
  },
};
