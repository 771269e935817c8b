import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Begins every page: settings, language, login, logo, search, cart and menu.',
  notFor: ['Pages for printing and mails.'],
  anatomy: {
    'Top bar: service links, customer type and country, language, login': 'header > div:first-child',
    'Logo, as the way to the start page': 'header a[href="/"]',
    Search: 'header search',
    'Cart with pieces and price': 'header a[href="/shopping_cart"]',
    Menu: 'header nav:last-of-type',
  },
  keyboard: {
    Tab: 'Moves as it is read: top bar, logo, search, cart, menu.',
    'Enter, Space': 'On settings, language or login, opens a dialog; it gives the focus back.',
  },
  screenReader: ['The banner of the page. The cart says its pieces in words and its price.'],
};
