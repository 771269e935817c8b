import { fitsScheme, isPeppolScheme, readPeppolAddress } from '../../customer/peppolAddress.ts';
import type { Validator } from '../codes.ts';
import { optional } from '../codes.ts';

/** A public body's address for e-invoices, which may stay empty: a known scheme, a colon and a number of it (record 0094). */
export const validatePeppolAddress: Validator = optional((text) => {
  const [scheme = ''] = text.split(':');
  if (/^\d{4}:/.test(text) && !isPeppolScheme(scheme)) return 'NOT_A_CHOICE';
  const address = readPeppolAddress(text);
  return address !== null && fitsScheme(address) ? null : 'FORMAT';
});
