import { useIntl } from 'react-intl';
import { SkeletonLine } from '../../components/Skeleton/Skeleton.tsx';
import { ProductTilesSkeleton } from '../ProductTiles/ProductTiles.tsx';
import { newestProducts } from './startListings.ts';
import styles from './StartScreen.module.css';

export function StartSkeleton() {
  const label = useIntl().formatMessage({ id: 'startScreen.newest' });
  return (
    <>
      <div className={styles['facts']}>
        <SkeletonLine size="control" />
      </div>
      <section className={styles['section']}>
        <h2>{label}</h2>
        <ProductTilesSkeleton label={label} count={newestProducts.pageSize} />
      </section>
    </>
  );
}
