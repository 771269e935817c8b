import { listOf } from '@platine/domain/contract/schemas/parts.ts';
import { inEachLanguage } from '@platine/domain/language/inLanguages.ts';
import type { Language } from '@platine/domain/language/language.ts';
import { knownLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { AnyObject, ISchema, ObjectShape } from 'yup';
import { lazy, number, object, string } from 'yup';

/**
 * Parts of the schemas of a shop's files. Their messages end a sentence that begins with the place: "shop.yaml, line 4: identity.name is missing: add it."
 */

const missing = 'is missing: add it';

/** Words on one line. YAML reads some texts as numbers or dates. */
export const text = (longest = 200) =>
  string()
    .typeError('must be text: put it in quotes')
    .required(missing)
    .test('words', 'is empty or has spaces at its ends or several lines: write it on one line', (value) =>
      /^\S(?:.*\S)?$/u.test(value),
    )
    .max(longest, `has more than ${longest} characters: shorten it`);

/** A text of a form that `example` shows. */
export const textLike = (pattern: RegExp, example: string) =>
  text().matches(pattern, { message: `must be like ${example}: correct it`, excludeEmptyString: true });

/** A day. YAML reads one without quotes as text, too. */
export const dayText = () => textLike(/^\d{4}-\d{2}-\d{2}$/, "'2026-01-01', with quotes");

/** A text for each of the folder's languages. */
const inAllLanguages = (longest: number, context: AnyObject | undefined) => {
  const languages = languagesIn(context);
  const textIn = (language: Language) =>
    languages.includes(language)
      ? text(longest)
      : string().test('absent', notAdded(language), (value) => value === undefined);
  return object(inEachLanguage(textIn))
    .typeError(`must have lines below it, of ${languages.join(', ')}: write them`)
    .noUnknown()
    .required(missing);
};

function notAdded(language: Language): string {
  return `is a language that the shop does not have: add languages/${language.toLowerCase()}.yaml or delete the line`;
}

/** The folder's languages, which `readYaml` hands to the schemas. */
function languagesIn(context: AnyObject | undefined): readonly Language[] {
  const given: unknown = context?.['languages'];
  return knownLanguages.filter((language) => Array.isArray(given) && given.includes(language));
}

type SchemaOptions = { readonly context?: AnyObject };

/** A text in all languages: one for all, or one for each. */
export const texts = (longest = 200) =>
  lazy((value: unknown, { context }: SchemaOptions) =>
    typeof value === 'string' ? text(longest) : inAllLanguages(longest, context),
  );

/** The same where it may be left out. */
export const optionalTexts = (longest = 200) =>
  lazy((value: unknown, { context }: SchemaOptions) => {
    if (value === undefined) return string().optional();
    return typeof value === 'string' ? text(longest) : inAllLanguages(longest, context);
  });

/** The domain's text of one that was read by `texts`. */
export function toTexts(read: string | LocalizedText): LocalizedText {
  return typeof read === 'string' ? { ALL: read } : read;
}

/** A whole number from 1 to `most`. `name` ends the sentence "must be …". */
export const wholeNumber = (name: string, most: number) =>
  number()
    .typeError(`must be ${name}: write it as a number`)
    .required('is missing: add it')
    .integer(`must be ${name}: write it without decimals`)
    .min(1, 'must be 1 at least: correct it')
    .max(most, `is more than ${most}: correct it`);

/** One of a few words. */
export const oneWordOf = <Word extends string>(words: readonly Word[]) =>
  string()
    .typeError('must be text: put it in quotes')
    .required(missing)
    .oneOf(words, `must be one of ${words.join(', ')}: correct it`);

export const section = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .typeError(`must have lines below it, of ${Object.keys(fields).join(', ')}: write them`)
    .noUnknown()
    .required(missing);

/** A list; `least` entries at least. */
export const list = <Entry>(entry: ISchema<Entry>, least = 0) =>
  listOf(entry)
    .typeError('must be a list, with a dash before each entry: write it so')
    .required(missing)
    .min(least, `needs ${least} entries at least: add them`);
