import { describe, expect, test } from 'vitest';
import { isVatIdOf } from '@platine/domain/customer/vatId.ts';
import { profileSchema } from '@platine/domain/validation/registration.ts';
import { checkWire } from '@platine/domain/validation/checkWire.ts';
import { mockSkus } from '../../catalogue/catalogue.ts';
import { createAnswers } from '../../answers/answers.ts';
import { createShop } from '../shop.ts';
import { mockCustomers, mockHashes } from './customers.ts';

const login = ({ email, password }: (typeof mockCustomers)['private']) => ({ USERNAME: email, PASSWORD: password });

describe('what a story begins with', () => {
  test.each([
    ['private', 'PRIVATE', false],
    ['company', 'COMPANY', false],
    ['school', 'COMPANY', true],
  ] as const)('the customer "%s" logs in', (which, type, institution) => {
    const answers = createAnswers(createShop());
    const { USER, SESSION } = answers.login(login(mockCustomers[which]));
    expect(USER.CUSTOMER).toMatchObject({ CUSTOMER_TYPE: type, EDUCATIONAL_INSTITUTION: institution });
    expect(SESSION).toMatchObject({ CUSTOMER_TYPE: type, EMAIL: mockCustomers[which].email });
    expect(checkWire(profileSchema, USER.CONTACT)).toMatchObject({ kind: 'valid' });
    expect(type === 'PRIVATE' || isVatIdOf(USER.CONTACT.VATID, 'LU')).toBe(true);
  });

  test('spec §6: the school may have more of the educational line than 5', () => {
    const answers = createAnswers(createShop());
    answers.login(login(mockCustomers.school));
    expect(answers.cartAddPosition({ SKU: mockSkus.school, AMOUNT: 30 }).ADJUSTMENTS).toEqual([]);
  });

  test('the known links work once, and the unknown one never', () => {
    const answers = createAnswers(createShop());
    const { activation, reset, optIn, unknown } = mockHashes;
    expect(() => answers.login(login(mockCustomers.pending))).toThrow('wrong');
    answers.activate({ HASH: activation });
    expect(answers.login(login(mockCustomers.pending)).USER.USER_ID).toBe(mockCustomers.pending.email);
    answers.changePasswordWithHash({ HASH: reset, PASSWORD: 'anders-1' });
    expect(() => answers.changePasswordWithHash({ HASH: reset, PASSWORD: 'anders-2' })).toThrow('used');
    expect(answers.newsletterOptIn({ OPTIN_HASH: optIn })).toEqual({});
    for (const HASH of [activation, reset, unknown]) expect(() => answers.activate({ HASH })).toThrow('unknown');
  });

  test('the link of a registration in another browser asks for a password, which counts from then on', () => {
    const answers = createAnswers(createShop());
    const HASH = mockHashes.activationElsewhere;
    expect(() => answers.activate({ HASH })).toThrow('set a password');
    expect(() => answers.activate({ HASH, PASSWORD: 'kurz' })).toThrow('break a rule');
    answers.activate({ HASH, PASSWORD: 'anders-1' });
    expect(() => answers.login(login(mockCustomers.pending))).toThrow('wrong');
    const { USER } = answers.login({ ...login(mockCustomers.pending), PASSWORD: 'anders-1' });
    expect(USER.USER_ID).toBe(mockCustomers.pending.email);
  });

  test('a user whom the toolbar logs in is that customer, and can log out and in again', () => {
    const shop = createShop({ user: mockCustomers.company.user });
    const answers = createAnswers(shop);
    expect(answers.currentUser().USER?.USER_ID).toBe(mockCustomers.company.email);
    expect(answers.logout()).toMatchObject({ EMAIL: null, CUSTOMER_TYPE: 'PRIVATE' });
    expect(answers.login(login(mockCustomers.company)).USER.CUSTOMER.CUSTOMER_TYPE).toBe('COMPANY');
  });
});
