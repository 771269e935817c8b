import { pickup } from '../shipping/pickup.ts';

/** The shop's zip code, a sample like what follows. */
export const shopZipCode = 'L-6925';

/** The shop's operator. Except for the town, which is the pickup's, these are samples: the operator replaces name, address and numbers here alone. */
export const shopIdentity = {
  company: 'Platine S.à r.l.-S.',
  street: '1, rue de l’Exemple',
  /** After the zip code, as it is shown: never broken. A hyphen that does not break of itself is missing in many fonts. */
  city: `${shopZipCode.replace('-', '-\u2060')}\u00A0${pickup.city}`,
  manager: 'Alex Exemple',
  email: 'service@platine.example',
  phone: '+352 00 00 00 00',
  vatId: 'LU00000000',
  register: 'B000000',
  permit: '00000000/0',
} as const;

/**
 * Producer registers that the shop is entered in, by their own names: the numbers belong on offers and invoices (Directive 2012/19/EU art. 17,
 * German ElektroG § 6 and VerpackG § 9, French Code de l'environnement art. L. 541-10-13). Samples, too.
 */
export const shopRegistrations: readonly { readonly name: string; readonly number: string }[] = [
  { name: 'Ecotrel (LU)', number: '0000' },
  { name: 'WEEE-Reg.-Nr. (DE)', number: 'DE 00000000' },
  { name: 'LUCID (DE)', number: 'DE0000000000000' },
  { name: 'IDU DEEE (FR)', number: 'FR000000_05AAAA' },
];

/** The address as one line. */
export const shopAddress = `${shopIdentity.company}, ${shopIdentity.street}, ${shopIdentity.city}`;

/** The account that bank transfers go to; a sample like the rest, and no bank's. */
export const shopBank = { name: 'Exemple Banque S.A.', iban: 'LU00 0000 0000 0000 0000', bic: 'EXEMLULLXXX' } as const;
