import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { languageName } from '@platine/domain/language/locales.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './TopButton.module.css';

/** Opens the language dialog; without a script there are the links to this page in each language. */
export function LanguageButton({
  onPress,
}: {
  /** Opens the language dialog. */
  readonly onPress: OpenDialog;
}) {
  const active = useLanguage();
  return (
    <>
      <noscript>
        <LanguageSwitch />
      </noscript>
      <button
        type="button"
        className={styles['root']}
        aria-haspopup="dialog"
        title={languageName(active)}
        onClick={onPress}
      >
        <VisuallyHidden>
          <FormattedMessage id="header.languages" />{' '}
        </VisuallyHidden>
        {active}
        <Icon name="down" />
      </button>
    </>
  );
}
