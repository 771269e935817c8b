import { FormattedMessage } from 'react-intl';
import { SkeletonLine, SkeletonPicture } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ProductScreen.module.css';

export function ProductSkeleton() {
  return (
    <div className={styles['page']} aria-busy="true" data-sheet="true">
      <SkeletonLine width="third" />
      <div className={styles['top']}>
        <div className={styles['picture']}>
          <SkeletonPicture />
        </div>
        <div className={styles['offer']}>
          <SkeletonLine size="title" />
          <SkeletonLine width="half" />
          <SkeletonLine size="title" width="third" />
          <SkeletonLine width="half" />
          <SkeletonLine size="control" />
        </div>
        <div className={`${styles['section']} ${styles['data']}`}>
          <SkeletonLine size="title" width="half" />
          <SkeletonLine size="block" />
          <SkeletonLine size="block" />
        </div>
      </div>
      <p role="status">
        <VisuallyHidden>
          <FormattedMessage id="productScreen.loading" />
        </VisuallyHidden>
      </p>
    </div>
  );
}
