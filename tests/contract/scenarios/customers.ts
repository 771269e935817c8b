import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import type { Wire } from '../wire.ts';

type Registration = RequestOf<'register'>;

let people = 0;

/** An address that nobody has used: the API's shop is the same for all scenarios. */
export function newEmail(): string {
  people += 1;
  return `person-${people}@example.com`;
}

export function registrationOf(values: Partial<Registration> = {}): Registration {
  return {
    CUSTOMER_TYPE: 'PRIVATE',
    COUNTRY_CODE: 'LU',
    COMPANY: '',
    VATID: '',
    DEPARTMENT: '',
    FIRSTNAME: 'Ada',
    LASTNAME: "D'Angelo",
    STREET: '12, rue de l’Alzette',
    SUPPLEMENT: '',
    ZIPCODE: 'L-4010',
    CITY: 'Esch-sur-Alzette',
    TELEPHONE: '',
    EMAIL: newEmail(),
    PASSWORD: 'Klemme-230',
    NEWSLETTER: false,
    ...values,
  };
}

/** A company in Germany; the VAT id is one that the sandbox's check finds valid (D17). */
export const company = {
  CUSTOMER_TYPE: 'COMPANY',
  COUNTRY_CODE: 'DE',
  COMPANY: 'Müller & Söhne',
  VATID: 'DE123456788',
  DEPARTMENT: 'Einkauf',
  ZIPCODE: '10115',
  STREET: 'Invalidenstraße 44',
  CITY: 'Berlin',
} as const satisfies Partial<Registration>;

/** The hash of the newest link mailed to someone; throws when there is no such mail. */
export async function mailedHash(wire: Wire, kind: string, recipient: string): Promise<string> {
  const hash = (await wire.lastMail(kind, recipient))?.hash;
  if (typeof hash !== 'string') throw new Error(`No mail of kind ${kind} with a hash went to ${recipient}.`);
  return hash;
}

export type Credentials = RequestOf<'login'>;

/** Registers, uses the mailed link, and answers with what to log in. */
export async function registerCustomer(wire: Wire, values: Partial<Registration> = {}): Promise<Credentials> {
  const request = registrationOf(values);
  await wire.ask('register', request);
  await wire.ask('activate', { HASH: await mailedHash(wire, 'activation', request.EMAIL) });
  return { USERNAME: request.EMAIL, PASSWORD: request.PASSWORD };
}

export async function logInCustomer(wire: Wire, values: Partial<Registration> = {}): Promise<Credentials> {
  const credentials = await registerCustomer(wire, values);
  await wire.ask('login', credentials);
  return credentials;
}
