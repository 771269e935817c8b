import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CheckoutWait.module.css';

const parts = ['first', 'second', 'third'];

type CheckoutWaitProps = {
  /** Announced to screen readers; "The checkout is being loaded" by default. */
  readonly what?: ReactNode;
};

/** The placeholder of a checkout step or a part of the account while its data loads. */
export function CheckoutWait({ what = <FormattedMessage id="checkout.loading" /> }: CheckoutWaitProps) {
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
        <VisuallyHidden>{what}</VisuallyHidden>
      </p>
    </div>
  );
}
