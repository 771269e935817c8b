import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { CartTerms } from '../../queries/session.ts';
import { newProductsPath, salesPath } from '../../routing/paths.ts';
import { ShopFacts } from './ShopFacts.tsx';
import { StartSection } from './StartSection.tsx';

const Range = lazyPart(() => import('./StartRange.tsx'), 'StartRange');
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
      {newest.length === 0 && reduced.length === 0 && <Range.Part pricing={pricing} />}
      {newest.length > 0 && (
        <StartSection id="startScreen.newest" products={newest} pricing={pricing} more={allNew} onTop />
      )}
      <Schools.Part />
      {reduced.length > 0 && (
        <StartSection id="startScreen.reduced" products={reduced} pricing={pricing} more={allReduced} />
      )}
    </>
  );
}
