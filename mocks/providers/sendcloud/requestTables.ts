import type { Field, Fields } from '../requestFields.ts';
import { anyOf, currency, matching } from '../requestFields.ts';

/** The formats of Sendcloud's schemas that the shop's requests have. */
const text = (longest = 1000) =>
  matching(`a text of 1 to ${longest} characters`, new RegExp(`^[^]{1,${longest}}$`, 'u'));
const country = matching('a country code', /^[A-Z]{2}$/);
const decimal = matching('a decimal number', /^\d+(?:\.\d+)?$/);
const weightUnit: Field = { mandatory: true, format: anyOf('kg', 'g', 'lbs', 'oz') };
const positive = { name: 'a number above 0', fits: (value: unknown) => typeof value === 'number' && value > 0 };
const whole = {
  name: 'a whole number above 0',
  fits: (value: unknown) => Number.isInteger(value) && typeof value === 'number' && value > 0,
};

const price: Fields = {
  value: { mandatory: true, format: decimal },
  currency: { mandatory: true, format: currency },
};

const address: Fields = {
  name: { mandatory: true, format: text() },
  company_name: { format: text() },
  address_line_1: { mandatory: true, format: text() },
  address_line_2: { format: text() },
  house_number: { format: text() },
  postal_code: { mandatory: true, format: text() },
  city: { mandatory: true, format: text() },
  country_code: { mandatory: true, format: country },
  email: { format: matching('an e-mail address', /^\S+@\S+$/) },
  phone_number: { format: text() },
};

const item: Fields = {
  item_id: { format: text() },
  description: { mandatory: true, format: text(255) },
  quantity: { mandatory: true, format: whole },
  weight: { mandatory: true, fields: { value: { mandatory: true, format: positive }, unit: weightUnit } },
  price: { mandatory: true, fields: price },
  hs_code: { mandatory: true, format: text(12) },
  origin_country: { format: country },
  sku: { format: text() },
};

const customs: Fields = {
  invoice_number: { mandatory: true, format: text(40) },
  export_reason: { mandatory: true, format: anyOf('gift', 'documents', 'commercial_goods', 'commercial_sample') },
  export_type: { format: anyOf('private', 'commercial_b2c', 'commercial_b2b') },
  tax_numbers: {
    fields: {
      sender: {
        each: {
          name: { mandatory: true, format: anyOf('VAT', 'EORI', 'IOSS') },
          country_code: { mandatory: true, format: country },
          value: { mandatory: true, format: text(100) },
        },
      },
    },
  },
};

const announced: Fields = {
  external_reference_id: { format: text() },
  order_number: { format: text() },
  label_details: {
    fields: {
      mime_type: { format: anyOf('application/pdf', 'application/zpl', 'image/png') },
      dpi: { format: anyOf(72, 203, 300, 600) },
    },
  },
  ship_with: {
    mandatory: true,
    fields: {
      type: { mandatory: true, format: anyOf('shipping_option_code') },
      properties: { mandatory: true, fields: { shipping_option_code: { mandatory: true, format: text() } } },
    },
  },
  to_address: { mandatory: true, fields: address },
  parcels: {
    mandatory: true,
    each: {
      weight: { mandatory: true, fields: { value: { mandatory: true, format: decimal }, unit: weightUnit } },
      parcel_items: { each: item },
    },
  },
  customs_information: { fields: customs },
};

const ownAddress: Field = { mandatory: true, fields: address };
const savedAddress: Field = { mandatory: true, fields: { sender_address_id: { mandatory: true, format: whole } } };

/** The bodies of an announcement (schema `shipment-request-sync-announce` of Shipments 3.0.0), by the sender's form. A field that is missing here is refused, whether or not Sendcloud knows it. */
export const requestTables = {
  ownAddress: { ...announced, from_address: ownAddress },
  savedAddress: { ...announced, from_address: savedAddress },
} as const satisfies Readonly<Record<string, Fields>>;
