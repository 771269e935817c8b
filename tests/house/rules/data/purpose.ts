import type { Rule } from '../rule.ts';

/** Purpose and customers (spec §1). */
export const purpose: readonly Rule[] = [
  {
    says: 'A web shop that sells electronics: embedded boards, robotics parts, supplies for laboratory and workshop, and construction-brick sets',
    elsewhere: [
      'tests/e2e/catalogue.test.ts: a group of the menu is a link to all it has, and a category leads down and up',
    ],
  },
  {
    says: 'It speaks English, German and French',
    elsewhere: [
      'tests/e2e/settings.test.ts: French in place: cart and typed text stay, the next page and a reload are French',
    ],
  },
  {
    says: 'and sells to private persons and to companies',
    elsewhere: ['tests/e2e/settings.test.ts: a company in Germany sees net prices at once'],
  },
  {
    says: 'walk through the categories',
    elsewhere: ['tests/e2e/catalogue.test.ts: a category leads down and up'],
  },
  {
    says: 'search, with suggestions while typing',
    elsewhere: ['tests/e2e/searchBar.test.ts: a part number is suggested'],
  },
  {
    says: 'fill and change a cart',
    elsewhere: ['tests/e2e/cart.test.ts: shows an added product at once and keeps it after a restart'],
  },
  {
    says: 'check out in several steps',
    elsewhere: ['tests/e2e/order.test.ts: by bank transfer: bank details, a confirmation by mail, an empty cart'],
  },
  {
    says: 'register, log in, reset a forgotten password',
    elsewhere: [
      'tests/e2e/account.test.ts: register, activate by the mailed link, log in, order, and order again',
      'tests/e2e/account.test.ts: a forgotten password is set anew by the mailed link, once',
    ],
  },
  {
    says: 'subscribe to the newsletter; write to the shop through a form',
    elsewhere: [
      'tests/e2e/account.test.ts: the newsletter is confirmed and cancelled by mailed links',
      'tests/e2e/account.test.ts: the contact form sends, and keeps what was typed',
    ],
  },
  {
    says: 'read a support page made for the educational brick line',
    elsewhere: ['packages/ui/src/screens/ContentScreen/LeSupport.stories.tsx: export const LeSupport'],
  },
  { says: '| Customer types | `PRIVATE` and `COMPANY` |', tests: ['customer types PRIVATE and COMPANY'] },
  { says: '| Currency | EUR |', tests: ['the default currency is EUR'] },
  {
    says: 'said to include VAT for `PRIVATE`, said to exclude it for `COMPANY`',
    elsewhere: ['tests/e2e/settings.test.ts: a company in Germany sees net prices at once'],
  },
  {
    says: '| Footer | a small company at an address in Luxembourg; the minimum order value',
    elsewhere: [
      'packages/ui/src/chrome/Footer/Footer.stories.tsx: minimum order values, what prices contain, service times, version',
    ],
  },
  {
    says: '| Delivery | worldwide, by parcel carrier or post |',
    tests: ['each of the 55 countries is reached by a carrier'],
  },
  {
    says: '| Pickup | at the warehouse, only after the order was placed',
    tests: ['pickup is at the warehouse in Niederanven, after a ready-for-pickup notice'],
    elsewhere: [
      'packages/ui/src/screens/CheckoutScreen/ShippingAndPayment.stories.tsx: pickup at the warehouse, only after a notification',
    ],
  },
  {
    says: '| Free shipping | the sidebar names the countries that have it and the value from which it applies |',
    elsewhere: [
      'packages/ui/src/chrome/SideBar/SideBar.stories.tsx: the countries that have free shipping, by the value from which they have it',
      'tests/contract/scenarios/shop.ts: the delivery countries name the value from which delivery is free',
    ],
  },
  {
    says: '| Notice | a text warns that the current situation may slow orders down |',
    elsewhere: ['packages/ui/src/chrome/GeneralNotice/GeneralNotice.stories.tsx: orders may be delayed'],
  },
  {
    says: '| Service times | Monday to Friday',
    elsewhere: [
      'packages/ui/src/i18n/serviceTimes.test.ts: the service times in',
      'apps/api/src/shop/readShop.test.ts: the sample’s folder says what the specification says of the shop',
    ],
  },
  {
    says: '| Layout | responsive; the smallest screens get another header',
    elsewhere: ['tests/e2e/phone.test.ts: nothing has to be pushed sideways, and the search keeps a field'],
  },
];
