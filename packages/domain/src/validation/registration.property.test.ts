import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryCodes } from '../customer/countries.ts';
import { customerTypes } from '../customer/customerType.ts';
import { check } from './check.ts';
import { isValidationCode } from './codes.ts';
import { registrationPayloadSchema } from './registration.ts';

const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }));
const pick = (...valid: readonly string[]) => fc.oneof(fc.constantFrom(...valid), text);

/** Forms that are often valid, so that both ends are seen. */
const anyForm = fc.record({
  customerType: fc.constantFrom(...customerTypes),
  country: fc.constantFrom(...countryCodes),
  company: pick('Mu\u0308ller & So\u0308hne', ' 3M '),
  vatId: pick('lu 12345678', 'DE 123.456.789'),
  department: pick('', ' Lab '),
  firstName: pick('Ada', 'Gal·la'),
  lastName: pick("D'Angelo", '李'),
  street: pick("12, rue  de l'Alzette"),
  zipCode: pick('1855', '10115', 'sw1a  1aa'),
  city: pick('Esch-sur-Alzette'),
  phone: pick('', '+352 (26) 1'),
  email: pick('ada@example.org '),
  password: pick('abcdef'),
  newsletter: fc.boolean(),
});

test('spec §5: any entry ends in normalised values that pass again unchanged, or in one known code a field', () => {
  fc.assert(
    fc.property(anyForm, (entered) => {
      const checked = check(registrationPayloadSchema, entered);
      if (checked.kind === 'valid') expect(check(registrationPayloadSchema, checked.value)).toEqual(checked);
      else {
        const fields = checked.problems.map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        expect(checked.problems.every(({ code }) => isValidationCode(code))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
