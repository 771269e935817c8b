import type { BuiltInLanguage } from '@platine/domain/language/language.ts';

/** A text in every language of the shop. */
export type Texts = { readonly [Name in BuiltInLanguage]: string };

/** Formats a value in a base unit with its prefix: 4700 Ω is "4.7 kΩ", in German "4,7 kΩ". */
type Say = (value: number, unit?: string) => string;

const prefixes = ['p', 'n', 'µ', 'm', '', 'k', 'M', 'G', 'T'] as const;
const base = prefixes.indexOf('');
const scaled = new Set(['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 'Ah', 'Wh', 'm', 'bit/s', 'B', 'cd']);

/** Builds texts with values; each language formats them with its own `say`. */
export function texts(make: { readonly [Name in BuiltInLanguage]: (say: Say) => string }): Texts {
  const write = (language: BuiltInLanguage) => typeset(make[language](sayIn(language)), language);
  return { EN: write('EN'), DE: write('DE'), FR: write('FR') };
}

function sayIn(language: BuiltInLanguage): Say {
  const decimal = (value: number) => {
    const text = String(Number(value.toPrecision(6)));
    const signed = text.replace('-', '−');
    return language === 'EN' ? signed : signed.replace('.', ',');
  };
  return (value, unit = '') => {
    const size = Math.abs(value);
    const kept = !scaled.has(unit) || size === 0 || (size < 1000 && size >= (unit === 'm' ? 1 : 0.1));
    const step = kept ? 0 : Math.floor(Math.log10(size * (1 + 1e-9)) / 3);
    const number = decimal(kept ? value : Number((value / 1000 ** step).toPrecision(6)));
    return unit === '' ? number : `${number} ${prefixes[base + step] ?? ''}${unit}`;
  };
}

const unit =
  /(\d) (?=(?:[pnµmkMGT]?(?:Ω|F|H|V|A|W|Hz|m|g|B|bit\/s|Ah|Wh|cd|s|bar)|%|‰|°C|K|h|Pa|hPa|ppm|dB|dBm|MiB|KiB|GiB|Mo|Go|Ko|Nm|mNm|cm|mm²|bit|bits|lx|N·m|mN·m|mAh|rpm|min)(?![\p{L}\p{N}]))/gu;

/** Inserts no-break spaces: before units, and in French before double punctuation and inside quotation marks. */
export function typeset(text: string, language: BuiltInLanguage): string {
  const united = text.replaceAll(unit, '$1\u00a0');
  return language === 'FR' ? united.replaceAll(/ (?=[:;!?»])/g, '\u00a0').replaceAll('« ', '«\u00a0') : united;
}
