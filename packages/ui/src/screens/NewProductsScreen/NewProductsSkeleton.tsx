import { useIntl } from 'react-intl';
import { ProductTilesSkeleton } from '../ProductTiles/ProductTiles.tsx';

export function NewProductsSkeleton() {
  return <ProductTilesSkeleton label={useIntl().formatMessage({ id: 'newProductsScreen.title' })} count={8} />;
}
