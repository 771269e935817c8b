import { withTexts } from '@platine/domain/desk/productEdit.ts';
import { builtInLanguages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import { languageName } from '@platine/domain/language/locales.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './StructureScreen.module.css';

type LanguageFieldsProps = {
  /** The beginning of the fields' names. */
  readonly name: string;
  readonly texts: LocalizedText;
  /** The most characters of a text. */
  readonly maxLength: number;
};

/** A text in the three languages; one for all of them is shown where another is empty. */
export function LanguageFields({ name, texts, maxLength }: LanguageFieldsProps) {
  return (
    <div className={styles['languages']}>
      {builtInLanguages.map((language) => (
        <TextInput
          key={language}
          name={`${name}-${language}`}
          lang={language.toLowerCase()}
          maxLength={maxLength}
          defaultValue={texts[language] ?? ''}
          placeholder={texts.ALL ?? ''}
          label={<FormattedMessage id="desk.product.name" values={{ language: languageName(language) }} />}
        />
      ))}
    </div>
  );
}

/** The texts that were written into such fields. */
export function languageTextsIn(
  texts: Readonly<Record<string, string>>,
  name: string,
  before: LocalizedText,
): LocalizedText {
  return withTexts(before, Object.fromEntries(builtInLanguages.map((one) => [one, texts[`${name}-${one}`] ?? ''])));
}
