import { describe, expect, test } from 'vitest';
import { postedOnChange } from './posting.ts';

describe('spec §4: what is posted when the language is changed', () => {
  test.each([
    ['a customer’s goes to the contact profile too', true, ['setActiveLanguage', 'changeContactLanguage']],
    ['a guest’s session is marked as language-changed', false, ['setActiveLanguage', 'setLanguageChanged']],
  ] as const)('%s', (_, loggedIn, posted) => {
    expect(postedOnChange(loggedIn)).toEqual(posted);
  });
});
