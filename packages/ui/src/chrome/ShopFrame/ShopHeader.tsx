import { piecesIn } from '@platine/domain/cart/cart.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useCart } from '../../cart/useCart.ts';
import { searchedText } from '../../queries/searchedText.ts';
import { sessionQuery } from '../../queries/session.ts';
import { Header } from '../Header/Header.tsx';
import type { TopBarProps } from '../Header/TopBar.tsx';

/** The header with the shopper's own cart and settings in it. */
export function ShopHeader(own: Omit<TopBarProps, 'customer' | 'path'>) {
  const [path] = useLocation();
  const search = useSearch();
  const { cart, stale } = useCart();
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  return (
    <Header
      {...own}
      path={path}
      searched={path === '/search' ? searchedText(new URLSearchParams(search).get('q')) : ''}
      cart={cart === null ? null : { pieces: piecesIn(cart), total: cart.totals.total, stale }}
      customer={session === undefined ? null : { type: session.customerType, country: session.country }}
    />
  );
}
