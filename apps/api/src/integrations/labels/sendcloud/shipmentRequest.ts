import { isEuCountry } from '@platine/domain/customer/countries.ts';
import type { Address } from '@platine/domain/customer/address.ts';
import type { ShopIdentity } from '@platine/domain/shop/identity.ts';
import { pickup } from '@platine/domain/shipping/pickup.ts';
import type { Parcel, ParcelItem } from '../labelService.ts';

/** The body of a request that announces a parcel (schema `shipment-request-sync-announce` of Shipments 3.0.0). */
export function shipmentRequest(parcel: Parcel, senderAddressId: number | null): object {
  const { reference, orderNumber, option, from, to, items } = parcel;
  const isDeclared = !isEuCountry(to.country);
  return {
    external_reference_id: reference,
    order_number: orderNumber,
    label_details: { mime_type: 'application/pdf', dpi: 72 },
    ship_with: { type: 'shipping_option_code', properties: { shipping_option_code: option } },
    from_address: senderAddressId === null ? sender(from) : { sender_address_id: senderAddressId },
    to_address: recipient(to),
    parcels: [
      {
        weight: { value: kilograms(gramsOf(items)).toFixed(3), unit: 'kg' },
        ...(isDeclared && { parcel_items: items.map(declaredItem) }),
      },
    ],
    ...(isDeclared && { customs_information: customs(parcel) }),
  };
}

const kilograms = (grams: number) => grams / 1000;

/** The catalogue has whole grams; a parcel without weight is not taken. */
function gramsOf(items: readonly ParcelItem[]): number {
  return Math.max(
    1,
    items.reduce((sum, { amount, gramsEach }) => sum + amount * gramsEach, 0),
  );
}

/** A zip code without the letters of its country, which has a field of its own: L-6925. */
const bare = (zipCode: string) => zipCode.replace(/^[A-Z]{1,2}-(?=\d)/, '');

function sender({ manager, company, street, zipCode, city, phone, email }: ShopIdentity) {
  return {
    name: manager,
    company_name: company,
    address_line_1: street,
    postal_code: bare(zipCode),
    city,
    country_code: pickup.country,
    phone_number: phone,
    email,
  };
}

/** Neither e-mail nor telephone: the shop tells the customer itself where the parcel is (record 0142). */
function recipient({ company, department, firstName, lastName, street, supplement, zipCode, city, country }: Address) {
  const person = `${firstName} ${lastName}`.trim();
  const second = [department, supplement].filter((line) => line !== '').join(', ');
  return {
    name: person === '' ? company : person,
    ...(company !== '' && { company_name: company }),
    address_line_1: street,
    ...(second !== '' && { address_line_2: second }),
    postal_code: bare(zipCode),
    city,
    country_code: country,
  };
}

const euros = (cents: number) => ({ value: (cents / 100).toFixed(2), currency: 'EUR' });

/** An item as customs read it; the caller has seen to it that its facts are there. */
function declaredItem({ sku, description, amount, gramsEach, unit, hsCode, originCountry }: ParcelItem) {
  return {
    sku: String(sku),
    description: description.slice(0, 255),
    quantity: amount,
    weight: { value: kilograms(Math.max(1, gramsEach)), unit: 'kg' },
    price: euros(unit),
    hs_code: hsCode,
    origin_country: originCountry,
  };
}

/** The invoice is issued when the parcel is sent, so that customs read the order's number. */
function customs({ orderNumber, customerType, from }: Parcel) {
  return {
    invoice_number: orderNumber,
    export_reason: 'commercial_goods',
    export_type: customerType === 'COMPANY' ? 'commercial_b2b' : 'commercial_b2c',
    tax_numbers: { sender: [{ name: 'VAT', country_code: pickup.country, value: from.vatId }] },
  };
}
