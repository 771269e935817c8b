import type { Product } from '@platine/domain/catalog/product.ts';
import type { Pricing } from '@platine/domain/cart/totals.ts';
import { useOwnRule } from '../../cart/useOwnRule.ts';
import { BelowFold } from '../../components/BelowFold/BelowFold.tsx';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { SkeletonCard } from '../../components/Skeleton/Skeleton.tsx';
import { ProductTile } from './ProductTile.tsx';

/** Cards in the first row on a desktop, whose pictures are above the fold. */
const firstRow = 4;

/** Cards visible before scrolling. */
const aboveFold = 8;

type ProductTilesProps = {
  /** Accessible name of the list. */
  readonly label: string;
  /** In the order shown. */
  readonly products: readonly Product[];
  /** VAT case and display mode of the prices. */
  readonly pricing: Pricing;
  /** True if the list is at the top of its page. */
  readonly onTop?: boolean;
  /** Heading level of the product names: one below the list's heading. */
  readonly level?: 2 | 3;
};

/** A grid of products with add-to-cart forms. */
export function ProductTiles({ label, products, pricing, onTop = false, level = 3 }: ProductTilesProps) {
  const own = useOwnRule();
  const tiles = products.map((product, index) => (
    <ProductTile
      key={product.sku}
      product={own(product)}
      pricing={pricing}
      important={onTop && index < firstRow}
      level={level}
    />
  ));
  return (
    <ProductGrid label={label}>
      {tiles.slice(0, aboveFold)}
      {tiles.length > aboveFold && <BelowFold as="li">{tiles.slice(aboveFold)}</BelowFold>}
    </ProductGrid>
  );
}

/** Placeholder for the grid while its products load. */
export function ProductTilesSkeleton({
  label,
  count,
}: {
  /** Accessible name of the list. */
  readonly label: string;
  /** Number of placeholders. */
  readonly count: number;
}) {
  return (
    <ProductGrid label={label} busy>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={`card ${index}`} />
      ))}
    </ProductGrid>
  );
}
