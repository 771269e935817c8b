import type { AddressWire } from '../contract/schemas/session.ts';
import type { AddressType } from './addressTypes.ts';
import type { CountryCode } from './countries.ts';

/** An address; lines that are not filled in yet are empty. */
export type Address = {
  /** Survives a change of the lines (D8). */
  readonly id: string;
  readonly types: readonly AddressType[];
  readonly country: CountryCode;
  readonly company: string;
  readonly department: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  /** c/o, building, floor or parcel locker (D43); often empty. */
  readonly supplement: string;
  readonly zipCode: string;
  readonly city: string;
};

export function addressFromWire(wire: AddressWire): Address {
  return {
    id: wire.ADDRESS_ID,
    types: wire.ADDRESS_TYPES,
    country: wire.COUNTRY_CODE,
    company: wire.COMPANY,
    department: wire.DEPARTMENT,
    firstName: wire.FIRSTNAME,
    lastName: wire.LASTNAME,
    street: wire.STREET,
    supplement: wire.SUPPLEMENT,
    zipCode: wire.ZIPCODE,
    city: wire.CITY,
  };
}

/** The wire's form again, as OLD_ADDRESS and NEW_ADDRESS travel (D8). */
export function addressToWire(address: Address): AddressWire {
  return {
    ADDRESS_ID: address.id,
    ADDRESS_TYPES: [...address.types],
    COUNTRY_CODE: address.country,
    COMPANY: address.company,
    DEPARTMENT: address.department,
    FIRSTNAME: address.firstName,
    LASTNAME: address.lastName,
    STREET: address.street,
    SUPPLEMENT: address.supplement,
    ZIPCODE: address.zipCode,
    CITY: address.city,
  };
}

/** The address used for a purpose; null when there is none. */
export function addressFor<Known extends Pick<Address, 'types'>>(
  addresses: readonly Known[],
  type: AddressType,
): Known | null {
  return addresses.find(({ types }) => types.includes(type)) ?? null;
}

/** Zip code of the delivery address; empty when there is no delivery address in the delivery country. */
export function deliveryZipCode(addresses: readonly Address[], country: CountryCode): string {
  const delivery = addressFor(addresses, 'DELIVERY');
  return delivery?.country === country ? delivery.zipCode : '';
}

/** Where the invoice goes: its own address, otherwise the delivery's. */
export function invoiceAddress<Known extends Pick<Address, 'types'>>(addresses: readonly Known[]): Known | null {
  return addressFor(addresses, 'INVOICE') ?? addressFor(addresses, 'DELIVERY');
}

/** The lines of a postal address from the recipient to the town, without those that are empty and without the country. */
export function postalLines(address: Address): string[] {
  const { company, department, firstName, lastName, supplement, street, zipCode, city } = address;
  const lines = [
    company,
    department,
    `${firstName} ${lastName}`.trim(),
    supplement,
    street,
    `${zipCode} ${city}`.trim(),
  ];
  return lines.filter((line) => line !== '');
}
