import type { Rule } from '../rule.ts';

const has = (entity: string): Rule => ({
  says: `| ${entity} |`,
  elsewhere: ['tests/house/calls/entities.test.ts: spec §3: the fields of %s are in the contract'],
});

/** Entities and fields (spec §3). */
export const entities: readonly Rule[] = [
  {
    says: "The fields the product's description names",
    tests: ['an answer is an envelope'],
  },
  {
    says: '| Envelope |',
    tests: ['an answer is an envelope'],
  },
  has('Session'),
  has('Address'),
  has('Position'),
  has('Current user'),
  has('Version'),
  has('Category'),
  has('Product'),
  has('Selling platform'),
  has('Price entry'),
  has('Asset'),
  has('Cross-selling'),
  has('Manufacturer of a product'),
  has('Search response'),
  has('Country'),
  has('Order'),
  has('Transaction'),
  has('Answer to adopting an order'),
  has('Answer to the checkout'),
  has('Checkout summary'),
  has('Registration'),
  has('Mail to a department'),
  {
    says: '| Cart | `POSITIONS`',
    tests: ['TOTAL_WITHOUT_TAX = TOTAL − TOTAL_TAX (spec §3)'],
    elsewhere: ['tests/house/calls/entities.test.ts: Cart: [session.CART]'],
  },
  {
    says: '| Shipping data | costs, countries, free-shipping threshold |',
    elsewhere: [
      'tests/contract/scenarios/shop.ts: the delivery countries name the value from which delivery is free',
      'tests/contract/scenarios/shipping.ts: what parcels cost by weight',
    ],
  },
  {
    says: 'A guest may have a session too',
    elsewhere: [
      'tests/contract/scenarios/checkout.ts: what is missing is named, the first step first',
      'tests/e2e/order.test.ts: by bank transfer: bank details, a confirmation by mail, an empty cart',
    ],
  },
  {
    says: 'The client id is read from the cookie `clientId`',
    elsewhere: [
      'tests/e2e/consent.test.ts: one that no code handled',
      'packages/ui/src/chrome/NoticeStack/NoticeStack.stories.tsx: export const ErrorReported',
    ],
  },
  {
    says: '| Checkout | redirect to the provider',
    tests: [
      'one redirect, and Back requests the result instead of ordering again',
      'a changed cart clears the accepted terms',
    ],
    elsewhere: [
      'packages/ui/src/screens/CheckoutSummaryScreen/Returning.stories.tsx: export const Expired',
      'packages/ui/src/screens/CheckoutScreen/OrderNotes.stories.tsx: export const Notes',
    ],
  },
  {
    says: '| Registration | edited, accepted, flag that the e-mail exists already |',
    tests: ['the reason of a failed registration'],
    elsewhere: ['packages/ui/src/dialogs/LoginDialog/Registration.stories.tsx: export const EMailAlreadyExists'],
  },
  {
    says: '| Addresses | edited, added, deleted, empty address, pickup address |',
    elsewhere: [
      'packages/ui/src/screens/CheckoutScreen/Addresses.stories.tsx: export const Edited',
      'packages/ui/src/screens/CheckoutScreen/Addresses.stories.tsx: export const EmptyForm',
      'packages/ui/src/screens/CheckoutScreen/ShippingAndPayment.stories.tsx: export const Pickup',
    ],
  },
  {
    says: '| Comments | customer comment, customer order number, customer e-mail |',
    elsewhere: [
      'packages/ui/src/screens/CheckoutScreen/OrderNotes.stories.tsx: export const Notes',
      'packages/ui/src/screens/CheckoutTypeScreen/CheckoutTypeScreen.stories.tsx: export const SavedValues',
    ],
  },
  {
    says: '| Other | newsletter subscription accepted',
    tests: ['sends the e-mail and its place once, and clears the field on success'],
    elsewhere: [
      'packages/ui/src/screens/CartScreen/CartRules.stories.tsx: export const NoLongerForSale',
      'packages/ui/src/chrome/NewsletterSignUp/NewsletterSignUp.stories.tsx: export const AlreadyRegistered',
    ],
  },
];
