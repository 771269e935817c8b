import { useApiClient } from '@platine/ui/api/ApiClient';
import { productsQuery } from '@platine/ui/queries/products';
import { sessionQuery } from '@platine/ui/queries/session';
import { ProductTiles } from '@platine/ui/screens/ProductTiles/ProductTiles';
import { useQuery } from '@tanstack/react-query';

/** Cards of products, at the prices of this shopper. */
export function Products({ skus }: { readonly skus: readonly number[] }) {
  const client = useApiClient();
  const session = useQuery(sessionQuery(client));
  const products = useQuery(productsQuery(client, skus, 'LIST'));
  if (session.data === undefined || products.data === undefined) return null;
  return <ProductTiles label="Fjord" level={2} products={products.data} pricing={session.data.cart.pricing} />;
}
