import { builtInLanguages } from '@platine/domain/language/language.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { loadMessages } from './loadMessages.ts';
import { localeOf } from '@platine/domain/language/locales.ts';
import { timeZone } from './locales.ts';
import { serviceTimes } from './serviceTimes.ts';

const said = {
  EN: 'Monday to Friday 09:00–12:00 and 14:00–17:00, closed at the weekend',
  DE: 'Montag bis Freitag 09:00–12:00 und 14:00–17:00 Uhr, am Wochenende geschlossen',
  FR: 'Du lundi au vendredi de 9\u00A0h à 12\u00A0h et de 14\u00A0h à 17\u00A0h, fermé le week-end',
};

test.each(builtInLanguages)('spec §1: the service times in %s', async (language) => {
  const messages = await loadMessages(language);
  expect(serviceTimes(createIntl({ locale: localeOf(language), messages, timeZone }), exampleShop.service)).toBe(
    said[language],
  );
});
