import type { RequestOf } from '@platine/domain/contract/schemas.ts';
import { expect } from 'vitest';
import type { Scenario } from '../scenario.ts';
import { newEmail } from './customers.ts';

type Mail = RequestOf<'mailDepartment'>;

const mailOf = (values: Partial<Mail> = {}): Mail => ({
  ORDER: '',
  FIRSTNAME: 'Ada',
  LASTNAME: 'Lovelace',
  EMAIL: newEmail(),
  MESSAGE: 'Passt der Regler zu meinem Board?',
  SKU: null,
  COMPANY: '',
  DEPARTMENT: 'Support',
  VATID: '',
  STREET: '',
  SUPPLEMENT: '',
  ZIPCODE: '',
  CITY: '',
  COUNTRY_CODE: 'LU',
  TELEPHONE: '',
  LANGUAGE_CODE: 'DE',
  CUSTOMER_TYPE: 'PRIVATE',
  ...values,
});

export const contactMailScenarios: readonly Scenario[] = [
  {
    name: 'D33: a message reaches the shop, also about a product and an order',
    async run(wire) {
      expect(await wire.ask('mailDepartment', mailOf())).toEqual({});
      expect(await wire.lastMail('contactRequest', 'shop')).toMatchObject({ language: 'DE' });
      expect(await wire.ask('mailDepartment', mailOf({ SKU: 193_004, ORDER: '100001' }))).toEqual({});
    },
  },
  ...(
    [
      ['D33: a message of 9 characters', { MESSAGE: 'Neun Zei.' }, 'MESSAGE', 'TOO_SHORT'],
      ['D33: a message of 2001 characters', { MESSAGE: 'x'.repeat(2001) }, 'MESSAGE', 'TOO_LONG'],
      ['spec §5: no e-mail', { EMAIL: '' }, 'EMAIL', 'REQUIRED'],
      ['spec §5: a name with markup', { LASTNAME: '<script>' }, 'LASTNAME', 'CHARACTERS'],
      ['spec §5: a telephone number of letters', { TELEPHONE: 'ring me' }, 'TELEPHONE', 'CHARACTERS'],
    ] as const
  ).map(
    ([name, values, FIELD, CODE]) =>
      ({
        name: `${name} is refused and named`,
        async run(wire) {
          const { errorClass, fields } = await wire.refused('mailDepartment', mailOf(values));
          expect([errorClass, fields]).toEqual(['ValidationException', [{ FIELD, CODE }]]);
        },
      }) satisfies Scenario,
  ),
  {
    name: 'D32: the shop is not flooded with messages from one address',
    async run(wire) {
      for (let times = 0; times < 20; times += 1) await wire.ask('mailDepartment', mailOf());
      expect((await wire.refused('mailDepartment', mailOf())).errorClass).toBe('ThrottledException');
    },
  },
];
