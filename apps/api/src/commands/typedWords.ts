import type { LocalizedText } from '@platine/domain/language/text.ts';

/** Whether a command line has only options that its action takes. */
export function hasOnly(values: object, allowed: readonly string[]): boolean {
  return Object.keys(values).every((option) => allowed.includes(option));
}

/** A text without blanks at its ends; null for none. */
export function filled(text = ''): string | null {
  return text.trim() === '' ? null : text.trim();
}

/** The texts before and after the first equals sign; null in place of the second where there is none. */
export function pairOf(word: string): readonly [name: string, text: string | null] {
  const at = word.indexOf('=');
  return at === -1 ? [word, null] : [word.slice(0, at), word.slice(at + 1)];
}

type TextLanguage = keyof LocalizedText;

/** Texts as `EN=…`; null when one of them is in none of these languages. */
export function localizedOf(given: readonly string[], languages: readonly TextLanguage[]): LocalizedText | null {
  const texts: Partial<Record<TextLanguage, string>> = {};
  for (const [name, text] of given.map(pairOf)) {
    const language = languages.find((one) => one === name.toUpperCase());
    if (language === undefined || text === null) return null;
    texts[language] = text;
  }
  return texts;
}

/** Numbers from 1 on, with commas or blanks between them; null for no or another word. */
export function numbersOf(words: readonly string[]): number[] | null {
  const numbers = words.flatMap((word) => word.split(',')).filter((word) => word !== '');
  const isAll = numbers.length > 0 && numbers.every((one) => /^[1-9]\d{0,3}$/.test(one));
  return isAll ? numbers.map(Number) : null;
}
