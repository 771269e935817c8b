import type { Rule } from '../rule.ts';

const answered = (path: string, scenario: string): Rule => ({
  says: `| \`${path}\` |`,
  elsewhere: [`tests/contract/scenarios/${scenario}`],
});

/** The calls (spec §7). The contract suite makes each on both databases and on the mocks. */
export const calls: readonly Rule[] = [
  {
    says: 'Every call is below `/api` and answers the envelope',
    elsewhere: ['tests/contract/scenarios/api.ts: answers are JSON in UTF-8 that no browser takes for something else'],
  },
  answered('/api/version', 'shop.ts: version and app_info say 3.0.27'),
  answered('/api/app_info', 'shop.ts: version and app_info say 3.0.27'),
  answered('/api/type_mapping/{NAME}', 'shop.ts: the type mappings hold customer types and payment methods'),
  answered('/api/error_report', 'shop.ts: an error report is taken, without a session too'),
  answered('/api/country/list', 'shop.ts: 55 countries from AD to ZA'),
  answered(
    '/api/shipping_method/countries',
    'shop.ts: the delivery countries name the value from which delivery is free',
  ),
  answered(
    '/api/shipping_method/free_shipping_threshold/{COUNTRY_CODE}',
    'shop.ts: the free-shipping threshold is the one that the cart names',
  ),
  answered('/api/shipping_method/shipping_costs/country_code', 'shipping.ts: what parcels cost by weight'),
  answered(
    '/api/shipping_method/tariffs/{CUSTOMER_TYPE}',
    'shipping.ts: all tariffs say for a country what its own costs are',
  ),
  answered('/api/shop_page/{PAGE}', 'shop.ts: each information page is there in every language'),
  answered('/api/shipping_method/translation', 'shipping.ts: eight methods have a name'),
  answered(
    '/api/session/current',
    'session.ts: a new session is private, Luxembourg, without a language, with an empty cart',
  ),
  answered('/api/session/set_active_language', 'login.ts: a language that the visitor has chosen by hand stays'),
  answered('/api/session/set_language_changed', 'session.ts: a visitor marks the language as changed'),
  answered('/api/session/set_customer_data', 'session.ts: the settings change customer type and country together'),
  answered('/api/session/logout', 'login.ts: logging out leaves a fresh guest'),
  answered('/api/session/update/total', 'session.ts: update/total answers the session as it is'),
  answered(
    '/api/session/vatid/update',
    'payment.ts: a VAT id of another country is refused; none takes the old one back',
  ),
  answered(
    '/api/session/customer_comment/update',
    'checkout.ts: an order by transfer is placed at once, and the cart is empty',
  ),
  answered(
    '/api/session/customer_order_number/update',
    "payment.ts: ['updateCustomerOrderNumber', { CUSTOMER_ORDER_NUMBER: 'PO 4711' }",
  ),
  answered(
    '/api/session/email/update',
    'orders.ts: who is logged in orders with the account’s e-mail; another one is refused',
  ),
  answered('/api/session/flags/add', 'payment.ts: a flag is kept once; none, or one that is too long, is refused'),
  answered('/api/session/cart/add/position', 'cart.ts: adding an unknown SKU is ProductNotFoundException'),
  answered('/api/session/cart/remove/position', 'cart.ts: removing what is not there is a failure'),
  answered(
    '/api/session/cart/adopt/positions/from_order',
    'orders.ts: goods are put into the cart again, on top of what is there',
  ),
  answered(
    '/api/session/cart/products/no_sale',
    'cart.ts: products/no_sale names none in a cart of products that are for sale',
  ),
  answered('/api/session/cart/add/address', 'addresses.ts: there is one empty address at most, and it has an id'),
  answered('/api/session/cart/change/address', 'addresses.ts: an address is filled in under a label, keeps its id'),
  answered(
    '/api/session/cart/remove/address',
    'addresses.ts: an address that another tab has changed or removed is a conflict, for changing and for removing',
  ),
  answered('/api/session/cart/pickup/address', 'addresses.ts: goods are fetched in Niederanven'),
  answered('/api/session/cart/sort/addresses', 'addresses.ts: sorted, the delivery address comes first'),
  answered('/api/session/shipping_method/update', 'shipping.ts: a method that is not offered cannot be chosen'),
  answered('/api/session/payment_method/update', 'payment.ts: a method that is offered is kept, another is refused'),
  answered('/api/session/shipping_method/overview', 'shipping.ts: the overview names every method'),
  answered('/api/session/payment_method/overview', 'payment.ts: every method is named; SOFORT has ended'),
  answered(
    '/api/session/payment/checkout',
    'checkout.ts: repeating the call with its key repeats the order and places no second one',
  ),
  answered('/api/session/payment/claim_and_finish', 'providers.ts: an approved payment is an order at the return'),
  answered(
    '/api/session/payment/refund_notice',
    'providers.ts: a payment that another order has replaced is given back when it is approved',
  ),
  answered(
    '/api/shop/transaction/byOrderNumber/KB/{ORDER_NUMBER}',
    'orders.ts: an order that is another’s, or none, is not found',
  ),
  answered('/api/shop/transaction/link', 'orders.ts: every request for a new link is answered the same'),
  answered('/api/contact/transactions/{TR_TYPE}', 'orders.ts: an account has its order confirmations'),
  answered('/api/contact/transaction/{FULL_TR_NUMBER}', 'orders.ts: who is not logged in has no list of orders'),
  answered('/api/shop/withdrawal', 'withdrawals.ts: what a statement lacks is named'),
  answered('/api/stock_alert/request', 'stockAlerts.ts: an address that is none is named'),
  answered('/api/stock_alert/confirm', 'stockAlerts.ts: a guest’s stock alert counts once the link in a mail is used'),
  answered('/api/stock_alert/end', 'stockAlerts.ts: one click ends an alert'),
  answered('/api/shop/withdrawal/confirm', 'withdrawals.ts: a statement counts with the second step'),
  answered('/api/shop/withdrawal/statement/{ID}', 'withdrawals.ts: some pieces can be withdrawn from'),
  answered('/api/contact/login', 'login.ts: type, country and language are those of the customer’s record'),
  answered('/api/contact/current', 'session.ts: an anonymous visitor is no user'),
  answered('/api/contact/registration', 'registration.ts: who registers gets a mail in the language of the page'),
  answered('/api/contact/activate', 'registration.ts: an activation link works once, and an unknown one never'),
  answered('/api/contact/exists', 'registration.ts: asking whether an address exists is throttled'),
  answered(
    '/api/contact/reset_password_request_post',
    'account.ts: requests for links are throttled by internet address',
  ),
  answered('/api/contact/change_password_with_hash', 'account.ts: the mailed link gives another password, once'),
  answered('/api/contact/change_password', 'account.ts: another password, for who knows the old one'),
  answered('/api/contact/change', 'account.ts: a customer changes the record, and prices follow its type and country'),
  answered('/api/contact/change_language_code', 'account.ts: the language of the profile is the customer’s'),
  answered(
    '/api/contact/email/department',
    'contactMail.ts: a message reaches the shop, also about a product and an order',
  ),
  answered('/api/newsletter/register', 'newsletter.ts: the newsletter is confirmed through the link in a mail'),
  answered('/api/newsletter/optin', 'newsletter.ts: an unknown link is refused, and one that was not used in time'),
  answered('/api/newsletter/optout', 'newsletter.ts: confirming and leaving may be repeated'),
  answered('/api/search', 'listings.ts: pages follow one another without gap or overlap'),
  answered('/api/product/load', 'catalogue.ts: products come as one batch, in the order asked'),
  answered('/api/parts_list/match', 'partsLists.ts: a line is found by value and package'),
  answered('/api/session/cart/add/positions', 'partsLists.ts: several positions go into the cart together'),
  answered('/api/product/retired/{SKU}', 'retiredProducts.ts: a retired product leads to its successor'),
  answered('/api/category/shop/menu', 'catalogue.ts: the menu has eight groups'),
  answered('/api/category/{PATH}', 'catalogue.ts: 1.2 is the root'),
  answered('/api/manufacturers/shop', 'catalogue.ts: manufacturers come from A to Z'),
  {
    says: 'Suggestions are a `POST` to the search with `q`',
    elsewhere: [
      'tests/contract/scenarios/listings.ts: autocomplete asks for seven, sorted by SKU descending, with SKIP as text',
      'tests/contract/scenarios/listings.ts: suggestions for a part number: it comes first, then what begins with it',
    ],
  },
  {
    says: 'Saving the settings sends `CUSTOMER_TYPE` and `COUNTRY` to the session',
    elsewhere: [
      'tests/e2e/settings.test.ts: without a connection it shows an error, keeps the choice, and saves when the connection is back',
    ],
  },
  {
    says: "The product's behaviour implies further calls whose paths it does not show",
    elsewhere: [
      'tests/contract/scenarios/shop.ts: the type mappings hold customer types and payment methods',
      'tests/contract/scenarios/catalogue.ts: the menu has eight groups',
      'tests/contract/scenarios/catalogue.ts: FILTER_CLASS FULL is the default',
      'tests/contract/scenarios/login.ts: type, country and language are those of the customer’s record',
    ],
  },
];
