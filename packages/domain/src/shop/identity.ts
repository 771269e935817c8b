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

/** The address as one line. */
export const shopAddress = `${shopIdentity.company}, ${shopIdentity.street}, ${shopIdentity.city}`;

/** The account that bank transfers go to; a sample like the rest, and no bank's. */
export const shopBank = { name: 'Exemple Banque S.A.', iban: 'LU00 0000 0000 0000 0000', bic: 'EXEMLULLXXX' } as const;
