import { FormattedMessage } from 'react-intl';
import { SkeletonLine, SkeletonPicture } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './CartScreen.module.css';
import positions from './PositionList.module.css';
import totals from '../../cart/Totals/Totals.module.css';

const rows = ['first', 'second', 'third'];

/** Placeholder for the cart, of about its final height. */
export function CartSkeleton() {
  return (
    <div className={styles['page']} aria-busy="true">
      <h1>
        <FormattedMessage id="cartScreen.title" />
      </h1>
      <p role="status">
        <VisuallyHidden>
          <FormattedMessage id="cartScreen.loading" />
        </VisuallyHidden>
      </p>
      <div className={styles['columns']}>
        <div className={positions['list']}>
          {rows.map((row) => (
            <div key={row} className={styles['skeletonRow']}>
              <SkeletonPicture />
              <div className={styles['skeletonText']}>
                <SkeletonLine size="title" />
                <SkeletonLine width="half" />
              </div>
              <SkeletonLine size="control" width="half" />
            </div>
          ))}
        </div>
        <div className={styles['summary']}>
          <div className={totals['totals']}>
            <SkeletonLine size="title" width="half" />
            <SkeletonLine />
            <SkeletonLine />
            <SkeletonLine size="title" />
          </div>
        </div>
      </div>
    </div>
  );
}
