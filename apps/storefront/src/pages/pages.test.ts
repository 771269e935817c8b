import { createClient } from '@platine/domain/contract/client.ts';
import messages from '@platine/ui/i18n/messages/en.json' with { type: 'json' };
import { orderQuery } from '@platine/ui/queries/order.ts';
import { QueryClient } from '@tanstack/react-query';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { findPage } from './pages.ts';

const client = createClient(() => Promise.reject(new Error('No call is made here.')));
const intl = createIntl({ locale: 'en', messages });

function titleAt(address: string, queryClient = new QueryClient()) {
  const url = new URL(address, 'https://shop.example');
  const { page, params } = findPage(url.pathname);
  return page.metadata({ client, queryClient, params, search: url.searchParams }, { intl, language: 'EN' }).title;
}

describe('spec §2: a longer path than /search is the search page', () => {
  test.each(['/search', '/search/anything', '/search/any/thing'])('%s', (path) => {
    const { page, params } = findPage(path);
    expect(page).toBe(findPage('/search').page);
    expect(page.canonical?.(params)).toBe('/search');
  });

  test('/searching is not', () => {
    expect(findPage('/searching').page.status).toBe(404);
  });
});

describe('spec §2: titles', () => {
  test.each([
    ['/search?q=led', 'Search result – Platine'],
    ['/contact_activate?hash=x', 'Activate your account – Platine'],
    ['/contact_activate', 'Account not activated – Platine'],
    ['/checkout_done/2026-000001', 'Page not found – Platine'],
  ])('%s is called "%s"', (address, title) => {
    expect(titleAt(address)).toBe(title);
  });

  test.each([
    [null, 'Thank you for your order – Platine'],
    ['UNPAID', 'This order has been cancelled – Platine'],
  ])('an order that was found is thanked for, unless it was cancelled (%s)', (cancellation, title) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData<unknown>(orderQuery(client, '2026-000001', null).queryKey, { cancellation });
    expect(titleAt('/checkout_done/2026-000001', queryClient)).toBe(title);
  });
});
