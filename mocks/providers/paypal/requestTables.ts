import type { Field, Fields } from '../requestFields.ts';
import { anyOf, boolean, currency, matching, url } from '../requestFields.ts';

/** The formats of PayPal's schemas that the shop's requests have. */
const text = (longest: number) =>
  matching(`a text of 1 to ${longest} characters`, new RegExp(`^[^]{1,${longest}}$`, 'u'));
const amount = matching('an amount with at most two decimals', /^\d{1,15}(?:\.\d{1,2})?$/);
const quantity = matching('a whole number above 0', /^[1-9]\d{0,9}$/);
const country = matching('a country code', /^(?:[A-Z]{2}|C2)$/);
const locale = matching('a BCP 47 tag of five characters', /^[a-z]{2}-[A-Z]{2}$/);

const moneyFields: Fields = {
  currency_code: { mandatory: true, format: currency },
  value: { mandatory: true, format: amount },
};
const money: Field = { fields: moneyFields };
const mandatoryMoney: Field = { mandatory: true, fields: moneyFields };

const item: Fields = {
  name: { mandatory: true, format: text(127) },
  unit_amount: mandatoryMoney,
  quantity: { mandatory: true, format: quantity },
  sku: { format: text(127) },
  description: { format: text(127) },
  tax: money,
  category: { format: anyOf('DIGITAL_GOODS', 'PHYSICAL_GOODS', 'DONATION') },
};

const purchaseUnit: Fields = {
  reference_id: { format: text(256) },
  custom_id: { format: text(127) },
  invoice_id: { format: text(127) },
  description: { format: text(127) },
  amount: {
    mandatory: true,
    fields: {
      ...moneyFields,
      breakdown: {
        fields: { item_total: money, shipping: money, tax_total: money, discount: money, shipping_discount: money },
      },
    },
  },
  items: { each: item },
  shipping: {
    fields: {
      type: { format: anyOf('SHIPPING', 'PICKUP_IN_PERSON', 'PICKUP_IN_STORE', 'PICKUP_FROM_PERSON') },
      name: { fields: { full_name: { format: text(300) } } },
      address: {
        fields: {
          address_line_1: { format: text(300) },
          address_line_2: { format: text(300) },
          admin_area_1: { format: text(300) },
          admin_area_2: { format: text(120) },
          postal_code: { format: text(60) },
          country_code: { mandatory: true, format: country },
        },
      },
    },
  },
};

const experience: Fields = {
  brand_name: { format: text(127) },
  locale: { format: locale },
  shipping_preference: { format: anyOf('GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS') },
  user_action: { format: anyOf('CONTINUE', 'PAY_NOW') },
  landing_page: { format: anyOf('LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE', 'BILLING') },
  payment_method_preference: { format: anyOf('UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED') },
  return_url: { format: url },
  cancel_url: { format: url },
};

/** The requests that the double takes, by the end of their path (Orders v2, Payments v2, webhooks v1). A field that is missing here is refused, whether or not PayPal knows it. */
export const requestTables = {
  create: {
    intent: { mandatory: true, format: anyOf('CAPTURE', 'AUTHORIZE') },
    purchase_units: { mandatory: true, each: purchaseUnit },
    payment_source: { fields: { paypal: { fields: { experience_context: { fields: experience } } } } },
  },
  authorize: {},
  capture: { amount: money, final_capture: { format: boolean }, invoice_id: { format: text(127) } },
  reauthorize: { amount: money },
  void: {},
  refund: { amount: money, custom_id: { format: text(127) }, note_to_payer: { format: text(255) } },
  verify: {
    auth_algo: { mandatory: true, format: matching('letters and digits', /^[A-Za-z\d]{1,100}$/) },
    cert_url: { mandatory: true, format: matching('a URL of at most 500 characters', /^https?:\/\/[^\s]{1,490}$/) },
    transmission_id: { mandatory: true, format: matching('an id of at most 50 characters', /^(?!\d+$)\w\S{1,49}$/) },
    transmission_sig: { mandatory: true, format: matching('a signature', /^(?!\d+$)\w\S{1,499}$/) },
    transmission_time: { mandatory: true, format: matching('a moment', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/) },
    webhook_id: { mandatory: true, format: matching('letters and digits', /^[A-Za-z\d]{1,50}$/) },
    webhook_event: { mandatory: true },
  },
} as const satisfies Readonly<Record<string, Fields>>;
