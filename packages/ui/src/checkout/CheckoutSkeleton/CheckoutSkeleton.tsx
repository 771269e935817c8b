import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CheckoutSkeleton.module.css';

const parts = ['first', 'second', 'third'];

type CheckoutSkeletonProps = {
  /** Announced to screen readers; "The checkout is being loaded" by default. */
  readonly label?: ReactNode;
};

/** The placeholder of a checkout step or a part of the account while its data loads. */
export function CheckoutSkeleton({ label = <FormattedMessage id="checkout.loading" /> }: CheckoutSkeletonProps) {
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
        <VisuallyHidden>{label}</VisuallyHidden>
      </p>
    </div>
  );
}
