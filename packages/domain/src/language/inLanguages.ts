import type { AddableLanguage, BuiltInLanguage, Language } from './language.ts';
import { isBuiltIn } from './language.ts';

/** A value in each language of a shop: the program's are always there. */
export type InLanguages<Value> = Readonly<Record<BuiltInLanguage, Value>> & InAddedLanguages<Value | undefined>;

/** A value in each language that a shop has added. */
export type InAddedLanguages<Value> = { readonly [Added in AddableLanguage]?: Value };

/** Makes a value for every language that a shop may have. */
export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return {
    EN: valueIn('EN'),
    DE: valueIn('DE'),
    FR: valueIn('FR'),
    BG: valueIn('BG'),
    CS: valueIn('CS'),
    DA: valueIn('DA'),
    EL: valueIn('EL'),
    ES: valueIn('ES'),
    ET: valueIn('ET'),
    FI: valueIn('FI'),
    HR: valueIn('HR'),
    HU: valueIn('HU'),
    IT: valueIn('IT'),
    LT: valueIn('LT'),
    LV: valueIn('LV'),
    NL: valueIn('NL'),
    PL: valueIn('PL'),
    PT: valueIn('PT'),
    RO: valueIn('RO'),
    SK: valueIn('SK'),
    SL: valueIn('SL'),
    SV: valueIn('SV'),
  };
}

/** Makes a value for each of a shop's languages. */
export function inLanguagesOf<Value>(
  languages: readonly Language[],
  valueIn: (language: Language) => Value,
): InLanguages<Value> {
  const added = languages
    .filter((language) => !isBuiltIn(language))
    .map((language) => [language, valueIn(language)] as const);
  return { EN: valueIn('EN'), DE: valueIn('DE'), FR: valueIn('FR'), ...Object.fromEntries(added) };
}
