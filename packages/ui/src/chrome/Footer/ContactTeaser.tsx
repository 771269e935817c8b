import { FormattedMessage, useIntl } from 'react-intl';
import { Fact } from '../../components/Fact/Fact.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import { contactPath } from '../../routing/paths.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './Footer.module.css';

/** Links to the contact form and shows the service hours (spec §1, §2). */
export function ContactTeaser() {
  const intl = useIntl();
  const { service } = useShop();
  return (
    <div className={styles['widget']}>
      <h2>
        <FormattedMessage id="footer.contact" />
      </h2>
      <p>
        <FormattedMessage id="footer.contactText" />
      </p>
      <p className={styles['contact']}>
        <Link href={contactPath()} variant="plain">
          <FormattedMessage id="footer.contactLink" />
        </Link>
      </p>
      <dl>
        <Fact name={<FormattedMessage id="footer.service" />}>{serviceTimes(intl, service)}</Fact>
      </dl>
    </div>
  );
}
