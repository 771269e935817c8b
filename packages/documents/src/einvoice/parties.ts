import type { Invoice } from '@e-invoice-eu/core';
import type { Address } from '@platine/domain/customer/address.ts';
import type { PeppolAddress } from '@platine/domain/customer/peppolAddress.ts';
import { readPeppolAddress } from '@platine/domain/customer/peppolAddress.ts';
import type { IssuedDocument } from '../issuedDocument.ts';
import type { Seller } from '../seller.ts';

type Content = Invoice['ubl:Invoice'];
const vatScheme = { 'cbc:ID': 'VAT' } as const;
/** The Peppol scheme of Luxembourg's VAT ids, and that of e-mail addresses. */
const schemes = { vatIdLu: '9938', email: 'EM' } as const;
/** The scheme of Luxembourg's register of legal persons, which the library's list lacks: it gets the scheme of e-mails, and `writeXml` puts this in its place. */
export const unlistedScheme = '0240';

/** The seller (BG-4). */
export function supplierOf(seller: Seller): Content['cac:AccountingSupplierParty'] {
  const { company, vatId } = seller;
  return {
    'cac:Party': {
      'cbc:EndpointID': vatId,
      'cbc:EndpointID@schemeID': schemes.vatIdLu,
      'cac:PartyName': { 'cbc:Name': company },
      'cac:PostalAddress': {
        'cbc:StreetName': seller.street,
        'cbc:CityName': seller.city,
        'cbc:PostalZone': seller.zipCode,
        'cac:Country': { 'cbc:IdentificationCode': seller.country },
      },
      'cac:PartyTaxScheme': [{ 'cbc:CompanyID': vatId, 'cac:TaxScheme': vatScheme }],
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': company, 'cbc:CompanyID': seller.register },
      'cac:Contact': {
        'cbc:Name': seller.manager,
        'cbc:Telephone': seller.phone,
        'cbc:ElectronicMail': seller.email,
      },
    },
  };
}

/** Where a buyer gets the file by Peppol, whose addresses are no e-mails (PEPPOL-EN16931-CL008): the address that the order names, or a Luxembourg VAT id. */
export function peppolAddressOf({ order: { peppolAddress = '', vatId } }: IssuedDocument): PeppolAddress | null {
  const named = readPeppolAddress(peppolAddress);
  if (named !== null || vatId === null || !vatId.startsWith('LU')) return named;
  return { scheme: schemes.vatIdLu, value: vatId };
}

/** The buyer (BG-7). Without a Peppol address the electronic address (BT-49) is the e-mail. */
export function customerOf(issued: IssuedDocument): Content['cac:AccountingCustomerParty'] {
  const { vatId, email } = issued.order;
  const peppol = peppolAddressOf(issued);
  const { name, place, contact } = buyerOf(issued, peppol !== null);
  return {
    'cac:Party': {
      'cbc:EndpointID': peppol?.value ?? email,
      'cbc:EndpointID@schemeID': peppol === null || peppol.scheme === unlistedScheme ? schemes.email : peppol.scheme,
      'cac:PostalAddress': place,
      ...(vatId !== null && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': vatId, 'cac:TaxScheme': vatScheme } }),
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
      'cac:Contact': { ...contact, 'cbc:ElectronicMail': email },
    },
  };
}

/** Name, address and contact of the buyer. A public body that ordered as a private customer stands in the further line of its address (record 0094). */
function buyerOf({ order }: IssuedDocument, byPeppol: boolean) {
  const address = order.invoice ?? order.delivery;
  if (address === null)
    return { name: order.email, place: { 'cac:Country': countryOf(order.pricing.vat) }, contact: {} };
  const isBody = byPeppol && address.company === '' && address.supplement !== '';
  if (!isBody) return { name: nameOf(address), place: postalAddress(address), contact: {} };
  const place = postalAddress({ ...address, supplement: '' });
  return { name: address.supplement, place, contact: { 'cbc:Name': nameOf(address) } };
}

/** Day and place of the delivery (BG-13); an intra-Community supply must have both (BR-IC-11, BR-IC-12). */
export function deliveryOf({
  order,
  suppliedOn,
  corrects,
  date,
}: IssuedDocument): NonNullable<Content['cac:Delivery']> {
  const place = order.delivery ?? order.pickup;
  const address = place === null ? { 'cac:Country': countryOf(order.pricing.vat) } : postalAddress(place);
  return {
    'cbc:ActualDeliveryDate': suppliedOn ?? corrects?.date ?? date,
    'cac:DeliveryLocation': { 'cac:Address': address },
  };
}

function nameOf({ company, firstName, lastName }: Address): string {
  return company === '' ? `${firstName} ${lastName}`.trim() : company;
}

function postalAddress({ street, supplement, city, zipCode, country }: Address) {
  return {
    'cbc:StreetName': street,
    ...(supplement !== '' && { 'cbc:AdditionalStreetName': supplement }),
    'cbc:CityName': city,
    'cbc:PostalZone': zipCode,
    'cac:Country': countryOf({ country }),
  };
}

function countryOf({ country }: Pick<Address, 'country'>) {
  return { 'cbc:IdentificationCode': country };
}
