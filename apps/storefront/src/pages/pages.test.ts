import { createClient } from '@platine/domain/contract/client.ts';
import messages from '@platine/ui/i18n/messages/en.json' with { type: 'json' };
import { orderQuery } from '@platine/ui/queries/order.ts';
import { QueryClient } from '@tanstack/react-query';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { findPage } from './pages.ts';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';

const client = createClient(() => Promise.reject(new Error('No call is made here.')));
const shop = shopFactsOf(exampleShop);
const intl = createIntl({ locale: 'en', messages });

function titleAt(address: string, queryClient = new QueryClient()) {
  const url = new URL(address, 'https://shop.example');
  const { page, params } = findPage(url.pathname);
  return page.metadata({ client, queryClient, params, search: url.searchParams }, { intl, language: 'EN', shop }).title;
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

describe('spec §2: routes', () => {
  const product = '/product/:SKU';

  test.each([
    ['/', '/'],
    ['/order_by_list', '/order_by_list'],
    ['/compare?sku=110300&sku=110301', '/compare'],
    ['/category/1.2.3', '/category/:catPath'],
    ['/group?grouptags=a,b', '/group'],
    ['/product/110300', product],
    ['/new_products', '/new_products'],
    ['/manufacturers', '/manufacturers'],
    ['/manufacturer/5', '/manufacturer/:manufacturerID/*?'],
    ['/manufacturer/5/klots', '/manufacturer/:manufacturerID/*?'],
    ['/sales', '/sales'],
    ['/shopping_cart', '/shopping_cart'],
    ['/checkout_type', '/checkout_type'],
    ['/checkout', '/checkout'],
    ['/checkout_summary', '/checkout_summary'],
    ['/checkout_done/2026-000001', '/checkout_done/:ORDER_NUMBER'],
    ['/order/2026-000001?signature=s', '/order/:ORDER_NUMBER'],
    ['/account', '/account'],
    ['/password_reset', '/password_reset'],
    ['/contact', '/contact'],
    ['/contact_activate', '/contact_activate'],
    ['/newsletter/confirmation', '/newsletter/confirmation'],
    ['/newsletter/cancelation', '/newsletter/cancelation'],
    ['/le_support', '/le_support'],
    ['/withdrawal?order=2026-1&signature=s', '/withdrawal'],
    ['/stock_alert?sku=7', '/stock_alert'],
    ['/list/l', '/list/:LIST_ID'],
    ['/shared_list/k', '/shared_list/:SHARE_KEY'],
    ['/shipping_costs', '/shipping_costs'],
    ['/legal', '/legal'],
    ['/cookies', '/cookies'],
    ['/privacy', '/privacy'],
    ['/gtc', '/gtc'],
    ['/faq', '/faq'],
    ['/revocation', '/revocation'],
    ['/accessibility', '/accessibility'],
  ])('%s', (address, path) => {
    const { page } = findPage(new URL(address, 'https://shop.example').pathname);
    expect(page.path).toBe(path);
    expect(page.status).toBeUndefined();
  });

  test('both paths of a product show the same screen', () =>
    expect(findPage('/products/110300').page.screen).toBe(findPage(product).page.screen));

  test.each([
    '/not_found',
    '/nowhere',
    '/group/x',
    '/contact_activate/x',
    '/le_support/x',
    '/newsletter/confirmation/x',
  ])('%s is not found', (path) => expect(findPage(path).page.status).toBe(404));
});

describe('spec §2: titles', () => {
  test.each([
    ['/', 'Platine: electronics, boards and robotics'],
    ['/shipping_costs', 'Shipping costs – Platine'],
    ['/legal', 'Legal notice – Platine'],
    ['/gtc', 'General terms – Platine'],
    ['/revocation', 'Right of revocation – Platine'],
    ['/withdrawal', 'Withdraw from contract – Platine'],
    ['/stock_alert', 'Stock alert – Platine'],
    ['/contact', 'Contact – Platine'],
    ['/search?q=led', 'Search result – Platine'],
    ['/account', 'Account – Platine'],
    ['/shopping_cart', 'Shopping cart – Platine'],
    ['/checkout_type', 'Checkout – Platine'],
    ['/checkout', 'Checkout: delivery and payment – Platine'],
    ['/checkout_summary', 'Checkout: summary – Platine'],
    ['/password_reset', 'Reset password – Platine'],
    ['/newsletter/confirmation', 'Newsletter – Platine'],
    ['/manufacturers', 'Manufacturers A–Z – Platine'],
    ['/new_products', 'New products – Platine'],
    ['/sales', 'Sale – Platine'],
    ['/faq', 'FAQ – Platine'],
    ['/privacy', 'Privacy policy – Platine'],
    ['/cookies', 'Cookie policy – Platine'],
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
