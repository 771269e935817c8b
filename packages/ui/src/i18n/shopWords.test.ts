import { errorMessageKeys } from '@platine/domain/errors/errorMessages.ts';
import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import { validationMessageKey } from '@platine/domain/errors/validationMessages.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import { validationCodes } from '@platine/domain/validation/codes.ts';
import { fieldLimits } from '@platine/domain/validation/limits.ts';
import { describe, expect, test } from 'vitest';
import { fieldNames } from '../forms/fieldNames.ts';
import english from './messages/en.json' with { type: 'json' };
import french from './messages/fr.json' with { type: 'json' };
import german from './messages/de.json' with { type: 'json' };

const words: Record<(typeof builtInLanguages)[number], Readonly<Record<string, string>>> = {
  EN: english,
  DE: german,
  FR: french,
};

/** Every message that the domain asks the interface for. */
const keys = [
  ...new Set<string>([
    ...Object.values(errorMessageKeys),
    ...Object.values(shopMessageKeys),
    ...fieldNames.flatMap((field) => validationCodes.map((code) => validationMessageKey(field, code))),
    ...fieldNames.map((field) => `field.${field}`),
  ]),
];

/** A success has no word before it in German and French: „Erfolg!“ and « Succès ! » are said by nobody. */
const wordless = {
  EN: [],
  DE: [shopMessageKeys.notificationSuccess],
  FR: [shopMessageKeys.notificationSuccess],
} as const;

describe.each(builtInLanguages)('%s has words for every error, rule and field', (language) => {
  const without: readonly string[] = wordless[language];

  test.each(keys.filter((key) => !without.includes(key)))('%s', (key) => {
    expect(words[language][key]?.trim()).toMatch(/\p{Letter}{2}/u);
  });

  test('and no word where none is said', () => {
    expect(without.map((key) => words[language][key])).toEqual(without.map(() => ''));
  });
});

/** The specification's words, as it writes them. */
const specified: readonly (readonly [string, string])[] = [
  [
    validationMessageKey('vatId', 'FORMAT'),
    'The provided VAT identification number does not correspond to the required format.',
  ],
  [errorMessageKeys.EMailAlreadyExistsException, 'This e-mail address is already in use'],
  [
    errorMessageKeys.RegistrationEMailAlreadySendException,
    'An email with the activation link has already been sent to this address.',
  ],
  [shopMessageKeys.categoriesNotLoaded, 'An error occured. Categories could not be loaded.'],
  [shopMessageKeys.productGone, 'Product no longer available'],
  [shopMessageKeys.pageCrashed, 'Unfortunately an error has happened - '],
  [shopMessageKeys.reportFeedback, 'Report feedback'],
  [shopMessageKeys.notLoggedIn, 'You are not logged in.'],
  [shopMessageKeys.loginRequired, 'To view the requested page, you must be logged in.'],
  [shopMessageKeys.contactSent, 'Your request has been successfully sent.'],
  [shopMessageKeys.contactNotSent, 'Unfortunately an error occurred.'],
  [shopMessageKeys.changesSaved, 'Your changes have been successfully applied.'],
  [shopMessageKeys.changesNotSaved, 'An error occurred when saving the changes.'],
  [shopMessageKeys.registrationProcessed, 'Your registration will be processed.'],
  [shopMessageKeys.notificationWarning, 'Warning'],
  [shopMessageKeys.notificationSuccess, 'Success!'],
  [shopMessageKeys.notificationError, 'Error!'],
  [shopMessageKeys.toast, 'It seems that something went wrong.'],
];

test.each(specified)('spec §5, §8: %s is, word for word, "%s"', (key, text) => {
  expect(words.EN[key]).toBe(text);
});

/** Messages that the specification describes and does not word. */
test.each([
  [errorMessageKeys.NewsletterAlreadyRegisteredException, 'already registered for our newsletter'],
  [validationMessageKey('vatId', 'REQUIRED'), 'to complete a business order'],
  [shopMessageKeys.newsletterConfirm, 'through the link in the e-mail'],
  [shopMessageKeys.passwordOverwritten, 'may have been overwritten with a random one'],
  [shopMessageKeys.passwordOverwritten, 'request a password reset'],
  [shopMessageKeys.passwordResetSent, 'a confirmation e-mail will arrive shortly'],
])('spec §5, §8: %s says "%s"', (key, part) => {
  expect(words.EN[key]).toContain(part);
});

test('spec §5: what is too short or too long names the bound in every language', () => {
  for (const language of builtInLanguages) {
    expect(words[language]['validation.TOO_SHORT']).toContain('{minimum}');
    expect(words[language]['validation.TOO_LONG']).toContain('{maximum}');
    const { minimum, maximum } = fieldLimits.password;
    expect(words[language]['passwordField.hint']).toMatch(new RegExp(`${minimum}.*${maximum}`));
  }
});
