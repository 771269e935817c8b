import type { Rule } from '../rule.ts';

/** Constants and limits (spec §9). */
export const limits: readonly Rule[] = [
  {
    says: '| Languages | EN, DE, FR; EN is the default |',
    tests: ['URL null, session null, browser null → EN', 'the languages are EN, DE and FR'],
  },
  { says: '| ALL, EN, DE, FR (D19) |', tests: ['text fallback is the active language, then ALL, EN, DE, FR'] },
  { says: '| New session | `PRIVATE`, `LU` |', tests: ['a new session is PRIVATE in LU'] },
  { says: '| Currency | EUR |', tests: ['the default currency is EUR'] },
  { says: '| Root and default category | path `1.2` |', tests: ['the root and default category is 1.2'] },
  { says: '10 EUR to EU countries, 50 EUR to others (D12)', tests: ['spec §9: minimum order value'] },
  {
    says: 'from the server, per country',
    tests: ['free shipping from the threshold on, none without one'],
    elsewhere: ['tests/contract/scenarios/shop.ts: the free-shipping threshold is the one that the cart names'],
  },
  {
    says: 'every 5000 ms; prompt 10 s after a difference is noticed',
    tests: [
      'given {}, after 4999 ms 0 requests',
      'given {}, after 5000 ms 1 requests',
      '10000 ms after detection: prompting',
    ],
  },
  {
    says: "| Timeout of a page's chunk | 120 s |",
    tests: ['a page chunk is lost after 120 s', 'after 120000 ms: failed'],
  },
  {
    says: 'from 3 characters, after 500 ms without typing, 7 results',
    tests: ['autocomplete: 3 characters, a pause of 500 ms, 7 results'],
  },
  { says: '| Shortest search word | 2 characters |', tests: ['minimum word length 2'] },
  { says: '55 codes, the first AD, the last ZA (D18)', tests: ['55 delivery countries from AD to ZA, each once'] },
  { says: '`cm`, `covid`, `clientId`', tests: ['cookie names cm, covid, clientId'] },
  { says: '| Version shown | 3.0.27 |', tests: ['the displayed version is 3.0.27'] },
  { says: '| Customer types | `PRIVATE`, `COMPANY` |', tests: ['customer types PRIVATE and COMPANY'] },
  {
    says: '| of manufacturer 105, or named as the educational line | 5 pieces |',
    tests: ['cart limit per customer > manufacturer 105', 'cart limit per customer > named as the educational line'],
  },
  {
    says: '| SKU 193004, SKU 193013 | 2 pieces |',
    tests: ['cart limit per customer > SKU 193004', 'cart limit per customer > SKU 193013'],
  },
  {
    says: '| with a flag `AMOUNT_IN_CART_LIMIT:n` | n pieces |',
    tests: ['flag AMOUNT_IN_CART_LIMIT:3', 'flag AMOUNT_IN_CART_LIMIT:12', 'flag AMOUNT_IN_CART_LIMIT:0'],
  },
  { says: 'Several limits at once, and what a limit does to steps: D13', tests: ['the smallest of several'] },
  { says: 'Educational institutions have no limit', tests: ['not applied to educational institutions'] },
  {
    says: 'minimum order quantity × count',
    tests: ['a cap rounds down to a whole step', 'wanting 11 with { step: 10, limit: null } gives 20'],
  },
  {
    says: 'round(100 − 100 × sale price ÷ original price)',
    tests: ['discount is rounded 100 − 100 × sale ÷ original, 0–99'],
  },
  {
    says: 'A product flagged `NO_DISCOUNT` has 0',
    tests: ['no reduction with the NO_DISCOUNT flag', 'there is none with the NO_DISCOUNT flag'],
  },
  {
    says: 'A product without assets is shown with a placeholder image',
    tests: ['a placeholder is shown when a product has no picture'],
  },
  { says: '| 10 | on the next business day |', tests: ['10 means { from: 1, to: 1 } working days'] },
  { says: '| 20 | in two to three days |', tests: ['20 means { from: 2, to: 3 } working days'] },
  { says: '| 30 | in three to five |', tests: ['30 means { from: 3, to: 5 } working days'] },
  { says: '| 40 | in five to seven |', tests: ['40 means { from: 5, to: 7 } working days'] },
  { says: '| 100 | on request |', tests: ['100 means null working days'] },
  {
    says: 'the date on which stock is expected and for the date on which the sale begins',
    tests: [
      "is said as { kind: 'expected', date: '2026-12-12' }",
      "is said as { kind: 'presale', date: '2027-01-15' }",
    ],
  },
  {
    says: '| `UPS_SAVER`, `DHL_EXPRESS` | EU 1–3 days, international 3–6 |',
    tests: ['UPS_SAVER: { from: 1, to: 3 }, { from: 3, to: 6 }', 'DHL_EXPRESS: { from: 1, to: 3 }, { from: 3, to: 6 }'],
  },
  {
    says: '| `TNT`, `DPD_CLASSIC` | EU 2–4 days, international 7–11 |',
    tests: ['TNT: { from: 2, to: 4 }, { from: 7, to: 11 }', 'DPD_CLASSIC: { from: 2, to: 4 }, { from: 7, to: 11 }'],
  },
  {
    says: '| `ECONOMY` | 3–21 days, without tracking |',
    tests: ['ECONOMY: { from: 3, to: 21 }', 'ECONOMY can be followed: false'],
  },
  { says: '| `FREE_SHIPPING` | – |', tests: ['FREE_SHIPPING: null, null'] },
  { says: '| `PICKUP` | at the warehouse in Niederanven |', tests: ['pickup is at the warehouse in Niederanven'] },
  {
    says: '| `EXTERN_LOGISTIC_PICKUP` | for companies: a carrier of their own fetches the goods',
    tests: ['EXTERN_LOGISTIC_PICKUP: null, null', 'carrier of the customer’s own fetches goods for companies only'],
    elsewhere: ['tests/contract/scenarios/shipping.ts: a company’s own carrier fetches the goods for nothing'],
  },
  { says: '| `PAYPAL` | |', tests: ['five payment methods', 'PAYPAL is paid on a provider'] },
  { says: '| `SAFERPAY` | credit card', tests: ['SAFERPAY is paid on a provider'] },
  {
    says: 'by which it is called where the shop gives it no name',
    tests: ['unless the shop names it'],
    elsewhere: ['apps/api/src/shop/methodFiles.test.ts: and no name of its own, Saferpay’s method is'],
  },
  {
    says: "pages name the means that the shop's folder says (`saferpayMeans`), and Saferpay's page offers those",
    tests: ['in the shop’s order'],
    elsewhere: [
      'apps/api/src/integrations/payments/saferpay/saferpayProvider.test.ts: the means of the shop are the only ones on the page',
    ],
  },
  { says: '| `INVOICE` | offered as D23 says |', tests: ['INVOICE with {}: COMPANIES_ONLY'] },
  { says: '| `SOFORT` | never offered (D23) |', tests: ['SOFORT with {}: SERVICE_ENDED'] },
  {
    says: 'ships 2–4 business days after the payment',
    tests: ['an order by bank transfer ships 2–4 business days after payment'],
  },
];
