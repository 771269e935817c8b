import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { postedAtStart, postedOnChange } from './posting.ts';

describe('spec §4: what is posted at the start', () => {
  test.each([
    ['no language yet: the language, then PRIVATE and LU', null, null, ['setActiveLanguage', 'setCustomerData']],
    ['no language yet, one in the URL: the same', 'de', null, ['setActiveLanguage', 'setCustomerData']],
    ['a language: nothing, the interface follows it', null, 'FR', []],
    ['D20: another in the URL: it is posted as well', 'de', 'FR', ['setActiveLanguage']],
    ['D20: the same in the URL: nothing', 'fr', 'FR', []],
    ['D20: an unknown one in the URL becomes EN, and that is posted', 'xx', 'FR', ['setActiveLanguage']],
  ] as const)('%s', (_, url, session, posted) => {
    expect(postedAtStart({ url, session, browser: 'de-LU' })).toEqual(posted);
  });
});

describe('spec §4: what is posted when the language is changed', () => {
  test.each([
    ['a customer’s goes to the contact profile too', true, ['setActiveLanguage', 'changeContactLanguage']],
    ['a guest’s session is marked as language-changed', false, ['setActiveLanguage', 'setLanguageChanged']],
  ] as const)('%s', (_, loggedIn, posted) => {
    expect(postedOnChange(loggedIn)).toEqual(posted);
  });

  test('spec §7: each of them is a call', () => {
    const posted = [true, false].flatMap((loggedIn) => [
      ...postedOnChange(loggedIn),
      ...postedAtStart({ url: null, session: null, browser: null }),
    ]);
    expect(posted.filter((name) => !(name in calls))).toEqual([]);
  });
});
