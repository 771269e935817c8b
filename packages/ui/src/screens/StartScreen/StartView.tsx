import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { CartTerms } from '../../queries/session.ts';
import { newProductsPath, salesPath } from '../../routing/paths.ts';
import { ProductTiles } from '../ProductTiles/ProductTiles.tsx';
import { ShopFacts } from './ShopFacts.tsx';
import styles from './StartScreen.module.css';

const Schools = lazyPart(() => import('./StartSchools.tsx'), 'StartSchools');

type StartViewProps = {
  /** Thresholds and display mode. */
  readonly terms: CartTerms;
  readonly newest: readonly Product[];
  readonly reduced: readonly Product[];
};

export function StartView({ terms, newest, reduced }: StartViewProps) {
  const { pricing } = terms;
  const allNew = (
    <Link href={newProductsPath()}>
      <FormattedMessage id="startScreen.allNew" />
    </Link>
  );
  const allReduced = (
    <Link href={salesPath()}>
      <FormattedMessage id="startScreen.allReduced" />
    </Link>
  );
  return (
    <>
      <ShopFacts terms={terms} />
      {newest.length === 0 && reduced.length === 0 && (
        <EmptyState title={<FormattedMessage id="startScreen.emptyTitle" />}>
          <FormattedMessage id="startScreen.emptyText" />
        </EmptyState>
      )}
      {newest.length > 0 && <Section id="startScreen.newest" products={newest} pricing={pricing} more={allNew} onTop />}
      <Schools.Part />
      {reduced.length > 0 && (
        <Section id="startScreen.reduced" products={reduced} pricing={pricing} more={allReduced} />
      )}
    </>
  );
}

type SectionProps = {
  readonly id: 'startScreen.newest' | 'startScreen.reduced';
  readonly products: readonly Product[];
  readonly pricing: Pricing;
  readonly more?: ReactNode;
  readonly onTop?: boolean;
};

function Section({ id, products, pricing, more, onTop = false }: SectionProps) {
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
