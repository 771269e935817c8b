import { builtInLanguages, isLanguage } from '@platine/domain/language/language.ts';
import { useIntl } from 'react-intl';
import { languageName, languageTag } from '@platine/domain/language/locales.ts';
import { useLearnLanguage } from '../i18n/speech.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import styles from './DeskFrame.module.css';
import { keepLanguage } from './deskLanguage.ts';

/** The language of the desk, which this browser keeps. What is typed stays. */
export function LanguageChoice() {
  const { formatMessage } = useIntl();
  const learn = useLearnLanguage();
  const active = useLanguage();
  const choose = async (language: string) => {
    if (!isLanguage(language)) return;
    const speak = await learn(language);
    keepLanguage(language);
    speak();
  };
  return (
    <select
      className={styles['language']}
      aria-label={formatMessage({ id: 'header.languages' })}
      value={active}
      onChange={({ target }) => void choose(target.value)}
    >
      {builtInLanguages.map((language) => (
        <option key={language} value={language} lang={languageTag(language)}>
          {languageName(language)}
        </option>
      ))}
    </select>
  );
}
