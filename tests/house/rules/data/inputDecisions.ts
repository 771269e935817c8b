import type { Rules } from '../rule.ts';

/** The decisions about what is typed, chosen and searched for (D16–D23). */
export const inputDecisions: Rules = {
  D16: [
    {
      says: "rue de l'Alzette, D'Angelo, Müller & Söhne",
      tests: ["rue de l'Alzette is a street", "D'Angelo", 'Müller & Söhne'],
    },
    {
      says: "| names, streets, cities | also `'` and `’` |",
      tests: ['Boulevard d’Avranches is a street', 'street and city'],
    },
    {
      says: "| companies | also `&` `'` `’` `(` `)` `+` `–` |",
      tests: ['Schmidt (Luxembourg) S.A.', "McDonald's", 'L’Oréal', 'C+A Mode'],
    },
    { says: '| letters | Unicode letters |', tests: ['Arabic: محمد', 'Albanian: Ëngjëll'] },
    { says: '| all input | NFC-normalised and trimmed |', tests: ['input is NFC-normalised and trimmed'] },
    {
      says: '| phone | spaces and `(` `)` `.` `/` are stripped',
      tests: ['blanks ( ) . / are stripped before the rule'],
    },
    { says: '| e-mail | a top-level part of at least 2 letters', tests: ['"ada@lab.digital": null'] },
    {
      says: '| address supplement (optional, 1–60) |',
      tests: [
        "supplement: '3'",
        "supplement: 'c/o <Weber>'",
        'the bounds of every text',
        'an address without a supplement, as older clients send it',
      ],
    },
    { says: '| departments | also digits', tests: ['"F&E": null', '"Lab 3": null'] },
    {
      says: 'registration: 6–64 characters of any kind ([record 0052](adr/0052-input-that-the-specification-set-too-narrowly.md)); at login the rule does no more than enable the button',
      tests: [
        'password: 6 to 64 signs of any kind',
        'the password that an account has is only required',
        'login uses the same e-mail and password rules',
      ],
    },
  ],
  D17: [
    {
      says: 'A pattern per country, applied after normalising spaces, dots, hyphens and case; `GR` becomes `EL`',
      tests: [
        'normalised: blanks, dots, hyphens, case, GR as EL',
        'every EU country and XI has a case with at least three near misses',
      ],
    },
    { says: 'Northern Ireland has `XI`', tests: ['an id of GB begins with XI', 'GB takes XI123456789'] },
    { says: 'The prefix has to fit the country', tests: ['the prefix must fit the country'] },
    {
      says: 'Checking online has three outcomes: valid, invalid, cannot be checked now',
      tests: ['or cannot be done now > three outcomes'],
    },
    {
      says: 'The third never blocks an order: it charges VAT',
      tests: ['unknown: { chargesVat: true, blocksOrder: false }'],
    },
  ],
  D18: [
    {
      says: '55 codes, AD first, ZA last, all 27 members of the EU among them',
      tests: ['55 delivery countries from AD to ZA, each once', 'all 27 members of the EU are among them'],
    },
    {
      says: '`EU_COUNTRY` tells which those are',
      elsewhere: ['tests/contract/scenarios/shop.ts: 55 countries from AD to ZA, 27 of them in the EU'],
    },
    {
      says: 'a country without zip codes has none',
      tests: [
        'none where a country has none',
        'every country has a case with at least three near misses, or has no zip codes',
      ],
    },
  ],
  D19: [
    {
      says: 'First the active language, then ALL, EN, DE, FR in this order, at last the key',
      tests: ['text fallback is the active language, then ALL, EN, DE, FR', 'one without any is called by its path'],
    },
    { says: 'Empty counts as missing', tests: ["{ DE: '', ALL: '', EN: '', FR: 'f' } in DE"] },
    {
      says: 'Text that appears in another language carries its `lang`',
      tests: ['a name in another language says which'],
      elsewhere: ['packages/ui/src/components/CatalogueText/CatalogueText.stories.tsx: AnotherLanguage'],
    },
    {
      says: "The interface's own texts exist in all three languages",
      elsewhere: ['tests/house/messages/messages.test.ts: the three languages have the same messages'],
    },
  ],
  D20: [
    {
      says: '`?lang=` posts the language to the session as well',
      elsewhere: ['tests/e2e/settings.test.ts: D20: a language that the address asks for is kept'],
    },
    {
      says: '`<html lang>` and the alternates follow',
      elsewhere: ["tests/e2e/pages.test.ts: locator('html').getAttribute('lang')"],
    },
  ],
  D21: [
    {
      says: "Words under 2 characters are left out of the word search but kept for an exact SKU, manufacturer's part number or GTIN",
      tests: ['words under 2 characters are dropped for word search, kept for the exact match', 'D21: an exact SKU'],
      elsewhere: ['apps/api/src/routes/listing.test.ts: D21: a GTIN'],
    },
    { says: 'A query is cut at 200 characters', tests: ['queries are cut at 200 characters'] },
    {
      says: "Numbers that arrive as text (`SKIP` '0') are accepted",
      tests: ["numbers sent as strings are accepted where the specification sends them: SKIP '0'"],
    },
    { says: 'An answer to an older text is never shown', tests: ['an answer for an older text is never shown'] },
  ],
  D22: [{ says: 'rows = max(3, ceil(n / 4))', tests: ['rows = max(3, ceil(n / 4))'] }],
  D23: [
    {
      says: "SOFORT's service has ended: the value remains for old orders and is never offered",
      tests: ['SOFORT with {}: SERVICE_ENDED', 'five payment methods with the ended SOFORT'],
    },
    {
      says: 'INVOICE is offered only to companies the operator has cleared',
      tests: [
        'INVOICE with { invoiceCleared: true }: COMPANIES_ONLY',
        "INVOICE with { customerType: 'COMPANY' }: NOT_CLEARED",
      ],
    },
    {
      says: "What is offered is decided by the server's overview, which gives a reason for whatever is not",
      tests: ['offered methods and refusals'],
    },
  ],
};
