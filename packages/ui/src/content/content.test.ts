import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { pagePlaces } from '@platine/domain/shop/pages/places.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { loadMessages } from '../i18n/loadMessages.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { timeZone } from '../i18n/locales.ts';
import { contentFacts, fillIn } from './contentFacts.ts';

test('each place that a page may have is filled', async () => {
  const intl = createIntl({ locale: localeOf('EN'), messages: await loadMessages('EN'), timeZone });
  const facts = contentFacts(intl, shopFactsOf(exampleShop));
  expect(Object.keys(facts).toSorted()).toEqual(pagePlaces.toSorted());
});

test('an unknown name stays to be seen', () => {
  expect(fillIn('At {nowhere} or {here}', { here: 'home' })).toBe('At {nowhere} or home');
});
