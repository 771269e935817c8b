import { longestPart, maximumPlaces } from '../../errors/errorReport.ts';
import {
  countryCode,
  customerType,
  euros,
  filledText,
  flag,
  languageCode,
  listOf,
  oneOf,
  record,
  sku,
  text,
  textOrNothing,
} from './parts.ts';

/** Shapes only: what a field may contain is the validation rules' matter (spec §5), and they answer ValidationException. */
export const registration = record({
  CUSTOMER_TYPE: customerType(),
  COUNTRY_CODE: countryCode(),
  COMPANY: text(200),
  VATID: text(40),
  DEPARTMENT: text(200),
  FIRSTNAME: text(200),
  LASTNAME: text(200),
  STREET: text(200),
  SUPPLEMENT: textOrNothing(200),
  ZIPCODE: text(40),
  CITY: text(200),
  TELEPHONE: text(60),
  EMAIL: text(200),
  PASSWORD: text(200),
  NEWSLETTER: flag(),
});
export const contactChange = registration.omit(['PASSWORD', 'NEWSLETTER', 'EMAIL']);

export const departmentMail = record({
  ORDER: text(60),
  FIRSTNAME: text(200),
  LASTNAME: text(200),
  EMAIL: text(200),
  MESSAGE: text(4000),
  SKU: sku().nullable().defined(),
  COMPANY: text(200),
  DEPARTMENT: text(60),
  VATID: text(40),
  STREET: text(200),
  SUPPLEMENT: textOrNothing(200),
  ZIPCODE: text(40),
  CITY: text(200),
  COUNTRY_CODE: countryCode(),
  TELEPHONE: text(60),
  LANGUAGE_CODE: languageCode(),
  CUSTOMER_TYPE: customerType(),
});

export const credentials = record({ USERNAME: filledText(200), PASSWORD: filledText(200) });
export const emailOnly = record({ EMAIL: text(200) });
/** `PASSWORD` replaces the registration's; a browser other than the one that registered must send it. */
export const activation = record({ HASH: filledText(200), PASSWORD: text(200).optional() });
export const optinHash = record({ OPTIN_HASH: filledText(200) });
export const passwordWithHash = record({ PASSWORD: text(200), HASH: filledText(200) });
export const passwordChange = record({ PASSWORD: text(200), OLD_PASSWORD: text(200) });
export const newsletterRequest = record({
  EMAIL: text(200),
  PLACE: filledText(40),
  LANGUAGE_CODE: languageCode(),
  CUSTOMER_TYPE: customerType(),
  COUNTRY_CODE: countryCode(),
});
export const existsAnswer = record({ EXISTS: flag() });

export const languageRequest = record({ LANGUAGE_CODE: languageCode() });
export const languageChangedRequest = record({ LANGUAGE_CHANGED: flag() });
export const customerDataRequest = record({ COUNTRY: countryCode(), CUSTOMER_TYPE: customerType() });
export const vatIdRequest = record({ VATID: text(40) });
export const commentRequest = record({ CUSTOMER_COMMENT: text(2000) });
export const orderNumberRequest = record({ CUSTOMER_ORDER_NUMBER: text(60) });
export const peppolAddressRequest = record({ PEPPOL_ADDRESS: text(60) });
export const flagRequest = record({ FLAG: filledText(60) });

/** `PLACES`: script, line and column, innermost first. `CLIENT_ID`: the cookie `clientId` (D6). */
export const errorReport = record({
  NAME: filledText(longestPart).matches(/^\w+$/),
  PLACES: listOf(filledText(longestPart).matches(/^[\w.-]+:\d+:\d+$/)).max(maximumPlaces),
  PAGE: filledText(longestPart + 1).matches(/^\/\w*$/),
  CLIENT_ID: filledText(32).matches(/^[0-9a-f]{32}$/),
});
export const versionAnswer = record({ VERSION: filledText(40) });
export const typeMappingRequest = record({ NAME: oneOf(['CUSTOMER_TYPE', 'PAYMENT_METHOD']) });
export const typeMapping = record({ NAME: filledText(40), VALUES: listOf(filledText(40)) });
export const countryList = record({
  COUNTRIES: listOf(record({ COUNTRY_CODE: countryCode(), EU_COUNTRY: flag() })),
});
export const shippingCountries = record({
  COUNTRIES: listOf(
    record({ COUNTRY_CODE: countryCode(), EU_COUNTRY: flag(), FREE_SHIPPING_THRESHOLD: euros().nullable().defined() }),
  ),
});
export const countryRequest = record({ COUNTRY_CODE: countryCode() });
export const thresholdAnswer = record({ COUNTRY_CODE: countryCode(), THRESHOLD: euros().nullable().defined() });
