import type { Rules } from '../rule.ts';

/** The decisions about money, amounts and discounts (D10–D15). */
export const moneyDecisions: Rules = {
  D10: [
    {
      says: 'integer cents. Rounding: half away from zero, in one place',
      tests: ['money is integer cents, rounded half away from zero'],
    },
    { says: 'A line is unit price times amount', tests: ['a line is unit price times amount'] },
    { says: 'VAT is computed on the sum, per rate', tests: ['tax is taken once, on the sum'] },
    {
      says: '`TOTAL_WITHOUT_TAX` = `TOTAL` − `TOTAL_TAX`, exactly',
      tests: ['TOTAL_WITHOUT_TAX = TOTAL − TOTAL_TAX', 'net plus tax is gross to the cent'],
    },
  ],
  D11: [
    {
      says: "`BRUTTO_SP` includes Luxembourg's VAT of 17 %; what stays constant is the net price",
      tests: ['BRUTTO_SP contains 17 %', 'the net price is the constant'],
    },
    {
      says: 'Customer type, delivery country and checked VAT id together give the tax case',
      tests: ['which VAT is charged'],
    },
    {
      says: '| consumer | EU | standard rate of the destination |',
      tests: ['PRIVATE in DE, VAT id valid: false → DESTINATION'],
    },
    { says: '| company | LU | 17 % |', tests: ['→ DOMESTIC_COMPANY at 170 permille'] },
    {
      says: '| company with a valid VAT id | another EU country | 0 %, reverse charge',
      tests: ['→ REVERSE_CHARGE at 0 permille'],
    },
    { says: '| company without one | EU | VAT |', tests: ['→ EU_COMPANY_WITHOUT_VATID at'] },
    { says: '| any | outside the EU | 0 %, export', tests: ['→ EXPORT at 0 permille'] },
    {
      says: 'with the sentence the law asks for',
      elsewhere: ['packages/ui/src/components/VatLine/VatLine.stories.tsx: ReverseCharge'],
    },
    {
      says: 'with a note on import duties',
      elsewhere: ['packages/ui/src/components/VatLine/VatLine.stories.tsx: Export'],
    },
    {
      says: "Territories outside the EU's VAT area are told by the delivery's zip code and count as outside the EU",
      tests: ['territories outside the EU’s VAT area', 'the zip code decides the VAT case'],
      elsewhere: ['tests/contract/scenarios/addresses.ts: the zip code of the delivery decides the VAT'],
    },
    { says: 'Monaco pays French VAT', tests: ['PRIVATE in MC 98000, VAT id valid: false DESTINATION → 200'] },
    { says: 'Northern Ireland (GB, BT…) belongs to the EU for goods', tests: ['GB bt1 5gs: VAT of XI'] },
    {
      says: "Carriers' prices follow the country, not the VAT area",
      tests: ['Réunion is outside the EU’s VAT area; shipping is priced by the country'],
    },
    {
      says: '`REDUCED` the reduced rate of the country, or its standard rate where the shop names none, `ZERO` no tax',
      tests: ['its country’s reduced rate', 'the standard rate where none is named'],
      elsewhere: ['tests/contract/scenarios/taxClasses.ts: prices and tax by class'],
    },
    {
      says: '`BRUTTO_SP` of a `REDUCED` product includes 3 %, of a `ZERO` one none',
      tests: ['BRUTTO_SP contains 17 %, of a REDUCED product 3 %, of a ZERO one nothing'],
    },
    {
      says: 'Shipping is divided among the rates by the value of the goods',
      tests: ['gross: the shipment is divided by what the goods of each rate cost'],
    },
    {
      says: 'Without VAT, as in reverse charge and export, every class is at 0 %',
      tests: ['none in a reverse charge', 'none in an export'],
    },
    {
      says: 'gross for `PRIVATE` and net for `COMPANY`, is a matter apart from the tax case',
      tests: ['private customers see gross, companies net prices'],
    },
    {
      says: '“incl. 17 % VAT (LU), plus shipping”',
      elsewhere: ['packages/ui/src/components/VatLine/VatLine.stories.tsx: plus shipping'],
    },
    {
      says: 'Rates are data with a date; standard rates of February 2026',
      tests: ['they are known from that month on', 'a change of law holds from its day on'],
    },
    {
      says: '| AT 20 | BE 21 | BG 20 | HR 25 | CY 19 | CZ 21 | DK 25 | EE 24 | FI 25.5 |',
      tests: [
        'AT: 20 %',
        'BE: 21 %',
        'BG: 20 %',
        'HR: 25 %',
        'CY: 19 %',
        'CZ: 21 %',
        'DK: 25 %',
        'EE: 24 %',
        'FI: 25.5 %',
      ],
    },
    {
      says: '| FR 20 | DE 19 | GR 24 | HU 27 | IE 23 | IT 22 | LV 21 | LT 21 | LU 17 |',
      tests: [
        'FR: 20 %',
        'DE: 19 %',
        'GR: 24 %',
        'HU: 27 %',
        'IE: 23 %',
        'IT: 22 %',
        'LV: 21 %',
        'LT: 21 %',
        'LU: 17 %',
      ],
    },
    {
      says: '| MT 18 | NL 21 | PL 23 | PT 23 | RO 21 | SK 23 | SI 22 | ES 21 | SE 25 |',
      tests: [
        'MT: 18 %',
        'NL: 21 %',
        'PL: 23 %',
        'PT: 23 %',
        'RO: 21 %',
        'SK: 23 %',
        'SI: 22 %',
        'ES: 21 %',
        'SE: 25 %',
      ],
    },
    {
      says: 'How cents come out of this in both displays',
      tests: ['BRUTTO_SP 1170 cents, gross at', 'BRUTTO_SP 1170 cents, net at'],
    },
  ],
  D12: [
    {
      says: 'Both are compared with the value of the goods in the charged mode, before shipping',
      tests: [
        'spec §9, D12: minimum order value 10 € in the EU, 50 € elsewhere',
        'free shipping from the threshold on',
      ],
    },
    { says: '`PICKUP` needs no minimum', tests: ['PICKUP to CH with 1 cents: { offered: true }'] },
    {
      says: 'the server answers `MinimumOrderValueException` with the amount that is missing',
      tests: ['D12: to ', 'D12, D23: MinimumOrderValueException'],
    },
    {
      says: 'A country without a threshold is offered no free shipping',
      tests: ['goods 100000, threshold null: { offered: false'],
    },
  ],
  D13: [
    {
      says: 'An amount counts pieces; one step is the minimum order quantity',
      tests: ['wanting 11 with { step: 10, limit: null } gives 20'],
    },
    { says: 'A cap goes down to a whole step', tests: ['a cap rounds down to a whole step'] },
    {
      says: 'A limit smaller than one step makes the product not orderable, and the shop says why',
      tests: ['{ step: 6, limit: 5 } allows at most 0', 'orderable needs a price and room for one step'],
    },
    {
      says: 'The cart limit holds for each SKU in each cart; the server enforces it',
      tests: ['spec §9: cart limit per customer'],
      elsewhere: ['tests/contract/scenarios/cart.ts: although its manufacturer'],
    },
    { says: 'of several limits the smallest wins', tests: ['D13: the smallest of several'] },
    {
      says: "Being an educational institution is a flag of the account that only the shop's operator sets",
      tests: ['not applied to educational institutions', 'it has the fields of the contract'],
    },
    {
      says: 'A cart takes 200 positions; one that was stored with more opens and can be reduced',
      tests: ['a cart of 200 positions takes no further product: true', 'a customer’s 300 stay'],
      elsewhere: ['apps/api/src/services/cartSize.test.ts: a cart that was stored with more opens'],
    },
  ],
  D14: [
    { says: 'The headline price is that of `AMOUNT` 1', tests: ['the headline price is the entry with AMOUNT 1'] },
    {
      says: 'The breaks are shown as a table, and the one that applies is charged',
      tests: ['D14: the break that applies is charged'],
      elsewhere: ['packages/ui/src/components/PriceBreaks/PriceBreaks.stories.tsx: Table'],
    },
    {
      says: 'drops breaks that are unsorted, overlap or cost more than the one before, and warns',
      tests: ['breaks that make no sense are dropped'],
      elsewhere: ['apps/api/src/catalogue/rows.test.ts: breaks that are dearer or overlap are dropped and named'],
    },
  ],
  D15: [
    {
      says: '0 when the original price is missing, not positive, or not above the sale price; otherwise held between 0 and 99',
      tests: [
        '50 instead of null is 0 percent',
        '50 instead of -100 is 0 percent',
        '110 instead of 100 is 0 percent',
        '0 instead of 100 is 99 percent',
        'the discount is a whole number from 0 to 99',
      ],
    },
    {
      says: 'struck through only against the lowest one of the 30 days before the reduction began',
      tests: ['a lowest price below the original one', 'no reduction where the lowest price is below the price'],
    },
    {
      says: 'The percent that stands beside a price is that of the struck price, and what has none is not on sale',
      tests: [
        'a percent that is shown is the one of the struck price beside it',
        'no reduction where nobody knows the lowest price',
      ],
      elsewhere: [
        'apps/api/src/catalogue/load.test.ts: on sale is only what is below the lowest price of the 30 days before',
        'tests/contract/scenarios/listings.ts: cheaper than it was in the 30 days before',
        'packages/ui/src/components/Price/shownPrices.test.ts: the badge is counted from the struck price',
      ],
    },
  ],
};
