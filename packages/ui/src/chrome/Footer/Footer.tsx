import type { Cents } from '@platine/domain/money/money.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Footer.module.css';

type FooterProps = {
  readonly version: string;
  /** Minimum order values by where the delivery goes (spec §1). */
  readonly minimumOrder: { readonly eu: Cents; readonly other: Cents };
};

/** The operator's own address takes its place. */
const sampleAddress = 'Platine S.à r.l.-S., 1, rue de l’Exemple, L‑6925 Niederanven';

/** What a buyer wants to know of the shop before ordering. */
export function Footer({ version, minimumOrder }: FooterProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const values = { eu: money(minimumOrder.eu), other: money(minimumOrder.other) };
  return (
    <footer className={styles['root']} aria-label={intl.formatMessage({ id: 'footer.label' })}>
      <dl className={styles['facts']}>
        <Fact name={<FormattedMessage id="footer.service" />}>
          <FormattedMessage id="footer.serviceTimes" />
        </Fact>
        <Fact name={<FormattedMessage id="footer.minimum" />}>
          <FormattedMessage id="footer.minimumValues" values={values} />
        </Fact>
        <Fact name={<FormattedMessage id="footer.prices" />}>
          <FormattedMessage id="footer.vatNote" />
        </Fact>
        <Fact name={<FormattedMessage id="footer.address" />}>
          <address>{sampleAddress}</address>
        </Fact>
      </dl>
      <p className={styles['version']}>
        <FormattedMessage id="footer.version" values={{ version }} />
      </p>
    </footer>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
