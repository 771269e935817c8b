import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import styles from './StartScreen.module.css';

type StartSectionProps = {
  readonly id: 'startScreen.newest' | 'startScreen.reduced' | 'startScreen.range';
  readonly products: readonly Product[];
  readonly pricing: Pricing;
  /** A link to all of them. */
  readonly more?: ReactNode;
  /** True if it is the first one of the page. */
  readonly onTop?: boolean;
};

/** Products of the start page under a heading. */
export function StartSection({ id, products, pricing, more, onTop = false }: StartSectionProps) {
  const label = useIntl().formatMessage({ id });
  return (
    <section className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{label}</h2>
        {more}
      </div>
      <ProductTiles label={label} products={products} pricing={pricing} onTop={onTop} />
    </section>
  );
}
