import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { languageName } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { accountPath, contactPath, withdrawalPath } from '../../routing/paths.ts';
import { LanguageSwitch } from '../Header/LanguageSwitch.tsx';
import styles from './Footer.module.css';

type CustomerCenterProps = {
  /** Adds the link to the account. */
  readonly loggedIn: boolean;
  /** Without it the languages are links. */
  readonly onLanguages?: OpenDialog;
  /** Without it there is nothing to be asked about cookies. */
  readonly onCookies?: OpenDialog;
};

const pages = [
  { href: pagePaths.shippingCosts, id: 'page.shippingCosts.title' },
  { href: pagePaths.faq, id: 'page.faq.title' },
  { href: contactPath(), id: 'page.contact.title' },
  { href: pagePaths.leSupport, id: 'page.leSupport.title' },
  { href: pagePaths.revocation, id: 'page.revocation.title' },
  { href: withdrawalPath(), id: 'footer.withdraw' },
  { href: pagePaths.gtc, id: 'page.gtc.title' },
  { href: pagePaths.privacy, id: 'page.privacy.title' },
  { href: pagePaths.cookies, id: 'page.cookies.title' },
  { href: pagePaths.accessibility, id: 'page.accessibility.title' },
  { href: pagePaths.legal, id: 'page.legal.title' },
] as const;

/** Spec §2: the links of the customer center, and the language switch. */
export function CustomerCenter({ loggedIn, onLanguages, onCookies }: CustomerCenterProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'footer.customerCenter' });
  const languages = <LanguageSwitch label={intl.formatMessage({ id: 'footer.languages' })} />;
  return (
    <div className={styles['widget']}>
      <h2>{label}</h2>
      <nav className={styles['center']} aria-label={label}>
        <ul>
          {loggedIn && (
            <li>
              <Link href={accountPath} variant="plain">
                <FormattedMessage id="header.profile" />
              </Link>
            </li>
          )}
          {pages.map(({ href, id }) => (
            <li key={href}>
              <Link href={href} variant="plain">
                <FormattedMessage id={id} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {onCookies !== undefined && (
        <button type="button" className={styles['act']} onClick={onCookies}>
          <FormattedMessage id="footer.cookies" />
        </button>
      )}
      {onLanguages === undefined ? (
        languages
      ) : (
        <>
          <noscript>{languages}</noscript>
          <LanguageAct onPress={onLanguages} />
        </>
      )}
    </div>
  );
}

/** Opens the language dialog, which keeps form input. */
function LanguageAct({ onPress }: { readonly onPress: OpenDialog }) {
  const language = languageName(useLanguage());
  return (
    <button type="button" className={styles['act']} aria-haspopup="dialog" onClick={onPress}>
      <FormattedMessage id="footer.language" values={{ language }} />
      <Icon name="down" />
    </button>
  );
}
