import { FormattedMessage } from 'react-intl';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CheckoutWait.module.css';

const parts = ['first', 'second', 'third'];

/** A step of the checkout while what it is made of is read. */
export function CheckoutWait() {
  return (
    <div className={styles['root']} aria-busy="true">
      {parts.map((part) => (
        <div key={part} className={styles['part']}>
          <SkeletonLine size="title" width="half" />
          <SkeletonLine />
          <SkeletonLine size="control" width="half" />
        </div>
      ))}
      <p role="status">
        <VisuallyHidden>
          <FormattedMessage id="checkout.loading" />
        </VisuallyHidden>
      </p>
    </div>
  );
}
