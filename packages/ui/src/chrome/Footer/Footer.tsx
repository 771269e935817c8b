import type { Cents } from '@platine/domain/money/money.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import type { ContentPage } from '../../content/content.ts';
import { contentPaths } from '../../content/content.ts';
import { shopAddress } from '../../content/shopIdentity.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './Footer.module.css';

type FooterProps = {
  readonly version: string;
  /** Minimum order values by where the delivery goes (spec §1). */
  readonly minimumOrder: { readonly eu: Cents; readonly other: Cents };
};

/** What a buyer wants to know of the shop before ordering. */
export function Footer({ version, minimumOrder }: FooterProps) {
  const intl = useIntl();
  const { money } = useFormats();
  const values = { eu: money(minimumOrder.eu), other: money(minimumOrder.other) };
  return (
    <footer className={styles['root']} aria-label={intl.formatMessage({ id: 'footer.label' })}>
      <CustomerCenter />
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
          <address>{shopAddress}</address>
        </Fact>
      </dl>
      <p className={styles['version']}>
        <FormattedMessage id="footer.version" values={{ version }} />
      </p>
    </footer>
  );
}

const linked: readonly ContentPage[] = ['shippingCosts', 'faq', 'revocation', 'gtc', 'privacy', 'cookies', 'legal'];

/** Spec §2: the links of the customer center, as far as their pages stand. */
function CustomerCenter() {
  const label = useIntl().formatMessage({ id: 'footer.customerCenter' });
  return (
    <nav className={styles['center']} aria-label={label}>
      <ul>
        {linked.map((page) => (
          <li key={page}>
            <Link href={contentPaths[page]} variant="plain">
              <FormattedMessage id={`page.${page}.title`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
