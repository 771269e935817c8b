import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { serviceTimes } from '../../i18n/serviceTimes.ts';
import { contactPath } from '../../screens/paths.ts';
import styles from './Footer.module.css';

/** Leads to the contact form, and says when somebody answers (spec §1, §2). */
export function ContactTeaser() {
  const intl = useIntl();
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
        <div className={styles['fact']}>
          <dt>
            <FormattedMessage id="footer.service" />
          </dt>
          <dd>{serviceTimes(intl)}</dd>
        </div>
      </dl>
    </div>
  );
}
