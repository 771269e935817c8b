import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './StartSchools.module.css';

/** How educational institutions and public bodies order: above the limits (spec §6), on invoice where the shop offers it (D23), with an e-invoice. */
export function StartSchools() {
  const { payment } = useShop();
  return (
    <section className={styles['root']}>
      <h2>
        <FormattedMessage id="startSchools.title" />
      </h2>
      <p>
        <FormattedMessage id={payment.INVOICE.offered ? 'startSchools.textInvoice' : 'startSchools.text'} />{' '}
        <FormattedMessage id="startSchools.eInvoice" />
      </p>
      <Link href={pagePaths.leSupport} variant="secondary">
        <FormattedMessage id="startSchools.how" />
      </Link>
    </section>
  );
}
