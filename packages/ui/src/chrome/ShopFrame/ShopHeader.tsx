import { piecesIn } from '@platine/domain/cart/cart.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useCart } from '../../cart/useCart.ts';
import { searchedText } from '../../queries/searchedText.ts';
import { sessionQuery } from '../../queries/session.ts';
import { CartPreview } from '../Header/CartPreview.tsx';
import { Header } from '../Header/Header.tsx';
import type { TopBarProps } from '../Header/TopBar.tsx';

/** The header with the shopper's own cart and settings in it. */
export function ShopHeader(own: Omit<TopBarProps, 'customer' | 'path'>) {
  const [path] = useLocation();
  const search = useSearch();
  const { data: customer = null } = useQuery({ ...sessionQuery(useApiClient()), select: customerOf });
  return (
    <Header
      {...own}
      path={path}
      searched={path === '/search' ? searchedText(new URLSearchParams(search).get('q')) : ''}
      cart={<ShopCartPreview current={path === '/shopping_cart'} />}
      customer={customer}
    />
  );
}

function customerOf({ customerType, country }: Session) {
  return { type: customerType, country };
}

/** The only part of the header that an amount in the cart changes. */
function ShopCartPreview({ current }: { readonly current: boolean }) {
  const { cart, stale } = useCart();
  const summary = cart === null ? null : { pieces: piecesIn(cart), total: cart.totals.total, stale };
  return <CartPreview cart={summary} current={current} />;
}
