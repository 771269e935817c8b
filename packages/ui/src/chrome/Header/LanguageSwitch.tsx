import { useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { languageName, languageTag } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './LanguageSwitch.module.css';

type LanguageSwitchProps = {
  /** Where a page has two of them, each needs a name of its own. */
  readonly label?: string;
};

/** One link per language, to this page in it. They reload the page: the server renders in the language and stores it in the session (D20). */
export function LanguageSwitch({ label }: LanguageSwitchProps) {
  const intl = useIntl();
  const active = useLanguage();
  const { languages } = useShop();
  const search = useSearch();
  return (
    <nav aria-label={label ?? intl.formatMessage({ id: 'header.languages' })}>
      <ul className={styles['root']}>
        {languages.map((language) => {
          const tag = languageTag(language);
          return (
            <li key={language}>
              <a
                href={inLanguage(search, tag)}
                lang={tag}
                hrefLang={tag}
                title={languageName(language)}
                aria-current={language === active ? 'true' : undefined}
              >
                <abbr title={languageName(language)}>{language}</abbr>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The other parameters of the address stay: the page of a listing, the searched text. */
function inLanguage(search: string, tag: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', tag);
  return `?${query.toString()}`;
}
