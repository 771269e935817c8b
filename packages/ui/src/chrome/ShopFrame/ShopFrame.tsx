import { piecesIn } from '@platine/domain/cart/cart.ts';
import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { useCart } from '../../cart/useCart.ts';
import { useSessionDialogs } from '../../dialogs/useSessionDialogs.tsx';
import { searchedText } from '../../queries/searchedText.ts';
import { sessionQuery } from '../../queries/session.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { PageShell } from '../PageShell/PageShell.tsx';

type ShopFrameProps = {
  /** The shop's version, for the footer. */
  readonly version: string;
  readonly children: ReactNode;
};

/** Header and footer around every page, with the shopper's own cart and settings in them. */
export function ShopFrame({ version, children }: ShopFrameProps) {
  const minimumOrder = { eu: minimumOrderValue('LU'), other: minimumOrderValue('CH') };
  return (
    <PageShell header={<ShopHeader />} footer={<Footer version={version} minimumOrder={minimumOrder} />}>
      {children}
    </PageShell>
  );
}

function ShopHeader() {
  const [path] = useLocation();
  const search = useSearch();
  const { cart, stale } = useCart();
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const { openSettings, openLanguages, dialog } = useSessionDialogs();
  return (
    <>
      <Header
        path={path}
        searched={path === '/search' ? searchedText(new URLSearchParams(search).get('q')) : ''}
        cart={cart === null ? null : { pieces: piecesIn(cart), total: cart.totals.total, stale }}
        customer={session === undefined ? null : { type: session.customerType, country: session.country }}
        onSettings={openSettings}
        onLanguages={openLanguages}
      />
      {dialog}
    </>
  );
}
