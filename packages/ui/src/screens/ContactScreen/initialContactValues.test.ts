import { buildSession } from '@platine/mocks/builders/session.ts';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { initialContactValues } from './initialContactValues.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';

const about = { topic: 'general', sku: null, order: '', page: null } as const;
const shop = { departments: exampleShop.departments };
const intl = createIntl({ locale: 'en-IE', messages: await loadMessages('EN') });

describe('the contact form begins', () => {
  test('for an unknown visitor, as in a new session (spec §9)', () => {
    expect(initialContactValues(intl, { ...shop, about, session: null })).toMatchObject({
      customerType: 'PRIVATE',
      country: 'LU',
      department: 'Customer service',
      message: '',
      email: '',
    });
  });

  test('with what the session knows', () => {
    const known = { customerType: 'COMPANY', country: 'DE', email: 'ada@example.de', vatId: 'DE123456789' } as const;
    expect(initialContactValues(intl, { ...shop, about, session: buildSession(known) })).toMatchObject(known);
  });

  test.each([
    ['withdrawal', /^I hereby give notice/, 'Returns'],
    ['school', /^Institution: /, 'Education'],
    ['feedback', /on the page \/group\./, 'Webshop'],
    ['order', /^$/, 'Orders'],
  ] as const)('about %s with its first words, for its department (D33)', (topic, words, department) => {
    const begun = initialContactValues(intl, { ...shop, about: { ...about, topic, page: '/group' }, session: null });
    expect(begun.message).toMatch(words);
    expect(begun.department).toBe(department);
  });
});
