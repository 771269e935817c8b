import type { Rule } from '../rule.ts';

/** Screens and routes: the routes (spec §2). */
export const routes: readonly Rule[] = [
  {
    says: '| `/` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: ['/', '/']"],
  },
  {
    says: '| `/category/:catPath` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/category/:catPath'"],
  },
  {
    says: '| `/group?grouptags=',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/group?grouptags=a,b'",
      "apps/storefront/src/pages/pages.test.ts: '/group/x'",
    ],
  },
  {
    says: '| `/search?q={text}` |',
    elsewhere: ['apps/storefront/src/pages/pages.test.ts: a longer path than /search is the search page'],
  },
  {
    says: '| `/product/:SKU`, `/products/:SKU` |',
    elsewhere: ['apps/storefront/src/pages/pages.test.ts: both paths of a product show the same screen'],
  },
  {
    says: '| `/new_products` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/new_products'"],
  },
  {
    says: '| `/manufacturers` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/manufacturers'"],
  },
  {
    says: '| `/manufacturer/:manufacturerID` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/manufacturer/5/klots'"],
  },
  {
    says: '| `/sales` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/sales'"],
  },
  {
    says: '| `/shopping_cart` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/shopping_cart'"],
  },
  {
    says: '| `/checkout`, `/checkout_type`, `/checkout_summary` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/checkout_type'",
      "apps/storefront/src/pages/pages.test.ts: '/checkout_summary'",
    ],
  },
  {
    says: '| `/checkout_done/:ORDER_NUMBER` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/checkout_done/:ORDER_NUMBER'"],
  },
  {
    says: '| `/account` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/account'"],
  },
  {
    says: '| `/password_reset` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/password_reset'"],
  },
  {
    says: '| `/contact` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/contact'"],
  },
  {
    says: '| `/contact_activate` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/contact_activate'",
      "apps/storefront/src/pages/pages.test.ts: '/contact_activate/x'",
    ],
  },
  {
    says: '| `/newsletter/confirmation`, `/newsletter/cancelation` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/newsletter/confirmation'",
      "apps/storefront/src/pages/pages.test.ts: '/newsletter/confirmation/x'",
    ],
  },
  {
    says: '| `/le_support` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/le_support'",
      "apps/storefront/src/pages/pages.test.ts: '/le_support/x'",
    ],
  },
  {
    says: '| `/order/:ORDER_NUMBER` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/order/:ORDER_NUMBER'",
      'tests/e2e/orderPage.test.ts: D7: a guest follows an order by its mailed link',
    ],
  },
  {
    says: '| `/compare?sku=1&sku=2` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/compare?sku=110300&sku=110301'"],
  },
  {
    says: '| `/order_by_list` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/order_by_list'"],
  },
  {
    says: '| `/list/:LIST_ID` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/list/l'",
      'tests/e2e/savedLists.test.ts: the cart is saved as a list',
    ],
  },
  {
    says: '| `/shared_list/:SHARE_KEY` |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/shared_list/k'"],
  },
  {
    says: '| `/stock_alert` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/stock_alert'",
      'tests/e2e/stockAlert.test.ts: a guest asks for a stock alert',
    ],
  },
  {
    says: '| `/withdrawal` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/withdrawal'",
      'tests/e2e/withdrawal.test.ts: D39: a guest withdraws',
    ],
  },
  {
    says: '| `/shipping_costs`, `/legal`, `/cookies`, `/privacy`, `/gtc`, `/faq`, `/revocation`, `/accessibility` |',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: '/shipping_costs'",
      "apps/storefront/src/pages/pages.test.ts: '/revocation'",
    ],
  },
  {
    says: '| `not_found`, and every path not listed |',
    elsewhere: ["apps/storefront/src/pages/pages.test.ts: '/nowhere'"],
  },
  {
    says: 'Pages with a title of their own',
    elsewhere: [
      "apps/storefront/src/pages/pages.test.ts: describe('spec §2: titles'",
      'tests/e2e/navigation.test.ts: says in the head which page is shown',
    ],
  },
];
