import type { CustomerType } from '@platine/domain/customer/customerType.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './TopButton.module.css';

export type Customer = {
  /** Decides whether prices include VAT. */
  readonly type: CustomerType;
  /** Code of the delivery country, two letters. */
  readonly country: string;
};

type SettingsButtonProps = Customer & {
  /** Not for a customer who is logged in (spec §2). */
  readonly onPress: OpenDialog | undefined;
};

/** The customer's type and the delivery country. Without a script they can only be read. */
export function SettingsButton({ type, country, onPress }: SettingsButtonProps) {
  const intl = useIntl();
  const formats = useFormats();
  const words = (
    <FormattedMessage
      id={type === 'COMPANY' ? 'header.companyTo' : 'header.privateTo'}
      values={{ country: formats.destination(country) }}
    />
  );
  if (onPress === undefined) return <span className={styles['words']}>{words}</span>;
  return (
    <>
      <noscript>
        <span className={styles['words']}>{words}</span>
      </noscript>
      <button
        type="button"
        className={styles['root']}
        aria-haspopup="dialog"
        title={intl.formatMessage({ id: 'header.settings' })}
        onClick={onPress}
      >
        <Icon name="sliders" />
        <span className={styles['words']}>{words}</span>
      </button>
    </>
  );
}
