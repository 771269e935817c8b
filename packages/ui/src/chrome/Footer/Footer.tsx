import type { Cents } from '@platine/domain/money/money.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addressLine } from '@platine/domain/shop/identity.ts';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { Fact } from '../../components/Fact/Fact.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { ContactTeaser } from './ContactTeaser.tsx';
import { CustomerCenter } from './CustomerCenter.tsx';
import { PaymentOptions } from './PaymentOptions.tsx';
import styles from './Footer.module.css';

type FooterProps = {
  /** The shop's version, such as 3.0.27. */
  readonly version: string;
  /** Minimum order values by destination (spec §1). */
  readonly minimumOrder: { readonly eu: Cents; readonly other: Cents };
  /** Also false while it is unknown; there is no link to the account then. */
  readonly loggedIn: boolean;
  /** The newsletter's sign-up or its placeholder. */
  readonly newsletter: ReactNode;
  /** Without it the languages are links. */
  readonly onLanguages?: OpenDialog;
  /** Without it there is nothing to be asked about cookies. */
  readonly onCookies?: OpenDialog;
};

/** Four widgets and the facts that a buyer checks before ordering (spec §2). */
export function Footer({ version, minimumOrder, newsletter, ...center }: FooterProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const { identity } = useShop();
  const values = { eu: money(minimumOrder.eu), other: money(minimumOrder.other) };
  return (
    <footer className={styles['root']} aria-label={intl.formatMessage({ id: 'footer.label' })}>
      <div className={styles['widgets']}>
        <CustomerCenter {...center} />
        {newsletter}
        <ContactTeaser />
        <PaymentOptions />
      </div>
      <dl className={styles['facts']}>
        <Fact name={<FormattedMessage id="footer.minimum" />}>
          <FormattedMessage id="footer.minimumValues" values={values} />
        </Fact>
        <Fact name={<FormattedMessage id="footer.prices" />}>
          <FormattedMessage id="footer.vatNote" />
        </Fact>
        <Fact name={<FormattedMessage id="footer.address" />}>
          <address>{addressLine(identity)}</address>
        </Fact>
      </dl>
      <p className={styles['version']}>
        <FormattedMessage id="footer.version" values={{ version }} />
      </p>
    </footer>
  );
}
