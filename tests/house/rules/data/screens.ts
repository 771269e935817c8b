import type { Rule } from '../rule.ts';

/** Screens and routes: what is on every page, and on some (spec §2). */
export const screens: readonly Rule[] = [
  {
    says: 'Each change of location scrolls the page to its top',
    elsewhere: ['tests/e2e/navigation.test.ts: starts at the top, on the heading; Back leads to where one was'],
  },
  {
    says: 'While a page loads, a placeholder with the logo stands in for it',
    elsewhere: [
      'tests/e2e/navigation.test.ts: a page that takes long shows that it is coming',
      'packages/ui/src/components/Placeholder/Placeholder.stories.tsx: export const Loading',
    ],
  },
  {
    says: 'Nothing of the shop is shown before the translations',
    elsewhere: [
      'tests/e2e/silentApi.test.ts: a page whose data does not come offers to retry after ten seconds',
      'packages/ui/src/chrome/ShopFrame/ShopFrame.stories.tsx: nothing that depends on who is there, and the place held for it',
    ],
  },
  {
    says: 'The login panel can be opened on demand',
    elsewhere: [
      'packages/ui/src/dialogs/LoginDialog/LoginDialog.stories.tsx: an address may ask for the login; leaving it hides the form',
    ],
  },
  {
    says: 'There is a banner for cookie consent and a covid notice',
    elsewhere: [
      'tests/e2e/consent.test.ts: asked once the page is used, a refusal is remembered',
      'packages/ui/src/chrome/NoticeStack/NoticeStack.stories.tsx: export const NoticeIsRemembered',
    ],
  },
  {
    says: '| links to shipping costs and contact | not on very small screens |',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: shipping costs and contact, on all but very small screens',
    ],
  },
  {
    says: '| language button | always |',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: with a script the settings and the languages are buttons',
    ],
  },
  {
    says: '| settings button | only while not logged in |',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: who is logged in has a profile link and no settings button',
    ],
  },
  {
    says: '| login link | while not logged in |',
    elsewhere: [
      'packages/ui/src/chrome/ShopFrame/ShopFrame.stories.tsx: a visitor has settings and a login, but no account',
    ],
  },
  {
    says: '| profile link to `/account` | while logged in |',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: who is logged in has a profile link and no settings button',
    ],
  },
  {
    says: '| cart preview, linking to `/shopping_cart`',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: export const SmallScreen',
      'tests/e2e/phone.test.ts: nothing has to be pushed sideways, and the search keeps a field',
    ],
  },
  {
    says: 'The logo (a link to `/`), a search bar with suggestions',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: export const PrivateCustomer',
      'packages/ui/src/chrome/ShopFrame/ShopFrame.stories.tsx: nothing that depends on who is there, and the place held for it',
    ],
  },
  {
    says: 'Eight groups that drop down',
    elsewhere: [
      'packages/ui/src/chrome/TopMenu/TopMenu.stories.tsx: eight groups; one with a single item is a plain link',
      'tests/contract/scenarios/catalogue.ts: the menu has eight groups',
    ],
  },
  {
    says: 'A group that has a single item is a plain link',
    elsewhere: [
      'packages/ui/src/chrome/TopMenu/TopMenu.stories.tsx: Never two at a time, and a click outside closes the one',
      'tests/e2e/catalogue.test.ts: a click outside closes the one open panel',
    ],
  },
  {
    says: 'The items are laid out in about 4 columns',
    tests: ['rows = max(3, ceil(n / 4))'],
    elsewhere: ['packages/ui/src/chrome/TopMenu/TopMenu.stories.tsx: four entries stand in columns of three'],
  },
  {
    says: 'An entry consists of a title',
    tests: ['a menu entry has a title and a list of group tags'],
  },
  {
    says: 'A drop-down with the children of the current category',
    elsewhere: [
      'packages/ui/src/components/CategorySelector/CategorySelector.stories.tsx: The root category has no parent',
      'tests/e2e/catalogue.test.ts: a category leads down and up',
    ],
  },
  {
    says: '| Language | modal;',
    elsewhere: [
      'packages/ui/src/dialogs/LanguageDialog/LanguageDialog.stories.tsx: a press outside leaves it open; Escape and the close button close it',
    ],
  },
  {
    says: '| Settings | modal;',
    elsewhere: [
      'packages/ui/src/dialogs/SettingsDialog/SettingsDialog.stories.tsx: Abort, the close button, Escape and a press outside close it',
    ],
  },
  {
    says: '| Login and registration | two tabs',
    tests: ['login panel, exactly one of'],
    elsewhere: [
      'packages/ui/src/dialogs/LoginDialog/Registration.stories.tsx: the follow-up view replaces the forms',
      'packages/ui/src/dialogs/LoginDialog/LoginDialog.stories.tsx: it closes once a user is known',
    ],
  },
  {
    says: 'Four parts: links of the customer center',
    elsewhere: [
      'packages/ui/src/chrome/Footer/Footer.stories.tsx: links of the customer center, each to its page',
      'packages/ui/src/chrome/Footer/Footer.stories.tsx: a wallet, card brands and a bank transfer',
      'packages/ui/src/chrome/Footer/Footer.stories.tsx: the account is linked for who is logged in',
    ],
  },
  {
    says: '| Registration | customer type',
    tests: ['the registration form > an empty form names every required field once'],
    elsewhere: ['packages/ui/src/dialogs/LoginDialog/Registration.stories.tsx: private customers have no company'],
  },
  {
    says: '| Login | e-mail, password, a link to the forgotten-password form',
    elsewhere: [
      'packages/ui/src/dialogs/LoginDialog/LoginDialog.stories.tsx: Enter submits; Tab stays inside the dialog',
    ],
  },
  {
    says: '| Forgotten password | e-mail and a request button',
    elsewhere: [
      'packages/ui/src/dialogs/LoginDialog/ForgotPassword.stories.tsx: the same notice even after too many attempts',
    ],
  },
  {
    says: '| Contact | VAT id',
    elsewhere: [
      'packages/ui/src/screens/ContactScreen/ContactScreen.stories.tsx: message and sender are required; the summary links to each field',
      'tests/contract/scenarios/contactMail.ts: a message reaches the shop, also about a product and an order',
    ],
  },
  {
    says: 'Newsletter and contact forms also send a language code',
    elsewhere: [
      'tests/contract/scenarios/newsletter.ts: an address that is none is refused, and a place that the shop does not have the form of',
      'tests/contract/scenarios/contactMail.ts: a message reaches the shop',
    ],
  },
  {
    says: '- **Search** has a headline over its results',
    elsewhere: [
      'packages/ui/src/screens/SearchScreen/SearchScreen.stories.tsx: No results, with suggestions for another search',
      'packages/ui/src/chrome/SearchBar/SearchBar.stories.tsx: MAX_HIT minus those shown',
    ],
  },
  {
    says: '- **The product page** shows what describes the product',
    elsewhere: [
      'packages/ui/src/screens/ProductScreen/ProductDetails.stories.tsx: All optional parts of a product page',
      'packages/ui/src/screens/ProductScreen/ProductDetails.stories.tsx: compatible products, consumables and accessories',
      'packages/ui/src/screens/ProductScreen/ProductVariants.stories.tsx: A choice keeps the other value',
      'tests/e2e/navigation.test.ts: from a product that is gone one button leads to the start page',
    ],
  },
];
