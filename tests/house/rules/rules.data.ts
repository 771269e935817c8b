/** A rule of docs/SPECIFICATION.md and what proves it. */
export type Rule = {
  /** Words of the chapter or decision, letter by letter: they find the place, and a reworded specification is noticed. */
  readonly says: string;
  /** The domain's tests that prove it: each is a part of `{file below src}: {name of the test}`. */
  readonly tests?: readonly string[];
  /** Proofs outside the domain: `{path}: {words in that file}`. */
  readonly elsewhere?: readonly string[];
};

/** The chapters and decisions whose every row, bullet and paragraph must be proved. */
export const rules: Readonly<Record<string, readonly Rule[]>> = {
  '§4': [
    { says: 'Asks the server for its version at an interval, 5 seconds', tests: ['version polling interval 5000 ms'] },
    {
      says: 'A version other than the packaged one sets the reload-needed flag and stores when that was noticed',
      tests: ['the server has 3.0.28: a reload is needed: true', 'sets the flag with the time of detection'],
    },
    {
      says: 'the prompt to reload comes 10 seconds later, not before',
      tests: ['9999 ms after detection: detected', '10000 ms after detection: prompting'],
    },
    {
      says: 'Exactly one of login, registration and forgotten password is visible',
      tests: ['login panel, exactly one of', 'any event sequence keeps the login panel legal'],
    },
    {
      says: 'Going to registration or forgotten password clears the earlier result',
      tests: [
        'switching (registration.chosen) clears the previous result',
        'switching (password.forgotten) clears the previous result',
      ],
    },
    {
      says: "Login, once it succeeds, closes the panel and drops the registration's result",
      tests: ['user.known clears the registration result', 'registered, { type: \'user.known\' }: closed'],
    },
    {
      says: 'A navigation hides the login form, unless the login or the forgotten-password flag has just changed',
      tests: ['on navigation the panel is hidden unless'],
    },
    {
      says: 'Close on logout, on a change of language and when the session is refreshed',
      tests: ['settings and language dialogs close on logout, language change and session refresh'],
    },
    {
      says: "The URL parameter `lang`, in upper case; else the session's active language; else the first two letters of the browser's, in upper case",
      tests: ['URL de, session FR, browser en-GB → DE', 'URL null, session FR, browser de-LU → FR', 'URL null, session null, browser de-LU → DE'],
    },
    { says: 'What is not EN, DE or FR becomes EN', tests: ['URL null, session null, browser lb → EN'] },
    {
      says: 'If the session has no active language: post the language, then set the session to `PRIVATE` and `LU`',
      tests: ['a new session is PRIVATE in LU'],
      elsewhere: ['apps/api/src/routes/cart.test.ts: the browser’s language becomes that of a new session'],
    },
    {
      says: 'If it has one: switch the interface to it',
      tests: ['URL null, session FR, browser de-LU → FR'],
      elsewhere: ["tests/e2e/settings.test.ts: toBe('Nouveautés')"],
    },
    {
      says: "Post it to the session. A logged-in customer's is also posted to the contact profile",
      tests: ['goes to the contact profile too', 'the language is posted once'],
      elsewhere: ['packages/ui/src/dialogs/sessionChoices.test.ts: of a customer is the profile’s as well as the session’s'],
    },
    {
      says: 'without login the session is marked as language-changed',
      tests: ['session is marked as language-changed'],
      elsewhere: ['packages/ui/src/dialogs/sessionChoices.test.ts: of a visitor is the session’s, which is marked'],
    },
    { says: 'Then close the dialog', tests: ['the choice is saved, then the dialog closes'] },
    {
      says: 'Suggestions appear only from 3 characters on',
      tests: ['autocomplete is asked for only with at least 3 characters', 'search/autocomplete: spec §9: autocomplete: 3 characters'],
    },
    {
      says: 'only when they belong to the text as it stands',
      tests: ['hits show only when they are those of the current text', 'an answer for an older text is never shown'],
    },
    {
      says: 'Arrow up and down move the selection',
      tests: ['up and down move the selection', 'up and down arrows move the selection'],
    },
    { says: 'Enter opens the selected product', tests: ['Enter opens > the selected product'] },
    { says: 'with none selected, the single hit when `MAX_HIT` is 1', tests: ['Enter opens > the single hit'] },
    { says: 'otherwise the search page', tests: ['Enter opens > the search page otherwise'] },
    {
      says: 'Loading, then success or a warning chosen by the error class',
      tests: ['newsletter sign-up subscribing, { …(3) }: subscribed', 'warns by the error class'],
    },
    { says: 'Success empties the field', tests: ['clears the field on success'] },
    { says: 'Disabled until valid', tests: ['the registration form > an empty form names every required field once'] },
    {
      says: 'Submitting registers, then reloads current user and session',
      tests: ['registration, then reload of the current user and session'],
    },
    {
      says: "The result takes the dialog's place",
      tests: ['the follow-up view of a registration returns until a login succeeds'],
    },
    {
      says: 'Another customer type or country validates the form again',
      tests: ['a change of type or country revalidates', 'what a change revalidates > of customerType'],
    },
    {
      says: 'another country brings its patterns for VAT id and zip code',
      tests: ['the same company in DE with 4011 and LU12345678', 'what a change revalidates > of country'],
    },
    {
      says: 'Adding is capped by limit and minimum order quantity',
      tests: ['adding is capped by the limit and the minimum order quantity'],
    },
    {
      says: 'Adjusting takes the difference and adds or removes just that',
      tests: ['adjusting computes the difference', 'adjusting then reading gives the capped amount'],
    },
    {
      says: 'Loading happens for another SKU, for a forced reload, and for a filter class (`FULL` by default)',
      elsewhere: [
        'tests/contract/scenarios/catalogue.ts: FILTER_CLASS FULL is the default',
      ],
    },
    {
      says: 'Each is a request (loading), then success (data) or failure (error)',
      tests: ['three outcomes > data'],
      elsewhere: ['packages/ui/src/queries/outcome.test.ts: three outcomes, never two'],
    },
    {
      says: 'An answer with `SUCCESSFUL` false resolves in the normal way and is kept as the error',
      tests: ['three outcomes > a business failure, with its fields'],
    },
    {
      says: 'without a network the promise rejects and a log line is all',
      tests: ['three outcomes > no answer at all'],
    },
    {
      says: 'Acceptance stores a fixed marker',
      tests: ['cookies.accepted is remembered', 'cookie names cm, covid, clientId'],
    },
  ],
  '§5': [
    {
      says: 'companies must give a valid one',
      tests: ["a company with { vatId: '' }: [ 'vatId REQUIRED' ]", "a company with { vatId: 'LU1234567' }: [ 'vatId FORMAT' ]"],
    },
    {
      says: 'the field is shown only for companies in an EU country',
      tests: ['company, department and VAT id are for companies, the VAT id in EU countries only'],
    },
    { says: 'pattern per country. Message', tests: ['a VAT id has the form of its country'] },
    {
      says: '“The provided VAT identification number does not correspond to the required format.”',
      tests: ['"The provided VAT identification number does not correspond to the required format." is'],
    },
    {
      says: 'A note asks for it so that a business order can be completed',
      tests: ['"A note asks for the VAT id so that a business order can be completed" is'],
    },
    { says: '| Zip code | – | pattern per country |', tests: ['zip patterns by country', 'zip code and VAT id follow the country'] },
    { says: '| Company | 2–60 |', tests: ['spec §5, D16: companies', 'the bounds of every text'] },
    { says: '| Department (optional) | 2–60 |', tests: ['department, optional', 'the bounds of every text'] },
    { says: '| First name, last name | 2–60 |', tests: ['first and last names in all the languages', 'the bounds of every text'] },
    { says: '| Street, city | 2–60 |', tests: ['spec §5, D16: street and city', 'the bounds of every text'] },
    { says: '| Phone (optional) | 2–25 | digits, `-` `+` |', tests: ['phone, optional: digits, - and +'] },
    {
      says: '| E-mail | 2–50 | the usual e-mail pattern; the top-level part has 2–6 letters |',
      tests: ['e-mail: 2 to 50 characters, standard pattern, top-level part of at least 2 letters'],
    },
    { says: '| Password | 6–20 |', tests: ['password: 6 to 64 signs of any kind'] },
    { says: '| Password repeated | – | equals the password |', tests: ['the repetition "'] },
    {
      says: 'must be accepted, together with the policies',
      tests: ["{ terms: false }: [ 'terms NOT_ACCEPTED' ]", 'the terms are accepted at the order button'],
    },
    {
      says: '| Customer type | – | `PRIVATE` or `COMPANY` |',
      tests: ["{ customerType: 'SCHOOL' }: [ 'customerType NOT_A_CHOICE' ]", 'settings are customer type and delivery country'],
    },
    {
      says: '| Language | – | `EN`, `DE` or `FR` |',
      tests: ['the languages are EN, DE and FR'],
      elsewhere: ['tests/contract/scenarios/session.ts: is refused'],
    },
    {
      says: 'D16 widens the character sets so that real names and streets fit',
      tests: ['first and last names in all the languages of the delivery countries'],
    },
    {
      says: 'Login applies the same rules to e-mail and password and gives no hint about the password',
      tests: ['login uses the same e-mail and password rules'],
    },
    {
      says: '“This e-mail address is already in use”',
      tests: ['"This e-mail address is already in use" is'],
    },
    {
      says: '“already registered for our newsletter”',
      tests: ['"already registered for our newsletter" is'],
    },
    {
      says: '“An email with the activation link has already been sent to this address.”',
      tests: ['"An email with the activation link has already been sent to this address." is'],
    },
    { says: 'Search drops words of fewer than 2 characters', tests: ['words under 2 characters are dropped for word search'] },
    {
      says: 'Suggestions are asked for from 3 characters on, after a pause of 500 ms',
      tests: ['499 ms after the last character: pausing', '500 ms after the last character: asking'],
    },
    { says: 'The newsletter form has the field `EMAIL`, with a hint', tests: ['forgot password and newsletter ask for an e-mail'] },
    {
      says: 'A session whose delivery address has no country counts as `LU`',
      tests: ['a new session is PRIVATE in LU'],
      elsewhere: ['tests/contract/scenarios/session.ts: a new session is private, Luxembourg'],
    },
  ],
  '§8': [
    {
      says: '“An error occured. Categories could not be loaded.”',
      tests: ['"An error occured. Categories could not be loaded." is categoriesNotLoaded'],
    },
    {
      says: '`registerDialog.Alert.EMailAlreadyExistsException`',
      tests: ['has the key registerDialog.Alert.EMailAlreadyExistsException', 'EMailAlreadyExistsException is kept until the form changes'],
    },
    {
      says: '`registerDialog.Alert.RegistrationEMailAlreadySendException`',
      tests: [
        'has the key registerDialog.Alert.RegistrationEMailAlreadySendException',
        'RegistrationEMailAlreadySendException is kept until the form changes',
      ],
    },
    {
      says: 'becomes a `ProductNotFoundException`, message “Product with {SKU} not found.”',
      tests: ['a failed product load says which product', 'ProductNotFoundException has the key'],
    },
    { says: 'and the page “Product no longer available” |', tests: ['"Product no longer available" is productGone'] },
    {
      says: '| A promise rejects and nobody handles it |',
      elsewhere: ['packages/ui/src/chrome/NoticeStack/NoticeStack.stories.tsx: UnhandledRejection'],
    },
    {
      says: '“Unfortunately an error has happened - ” and a link “Report feedback”',
      tests: ['"Unfortunately an error has happened - " is pageCrashed', '"Report feedback" is reportFeedback'],
    },
    { says: 'a warning chosen by `ERROR_CLASS`', tests: ['warns by the error class NewsletterAlreadyRegisteredException'] },
    {
      says: 'asks to confirm by the link in an e-mail',
      tests: ['"newsletter: confirm through the link in an e-mail" is newsletterConfirm'],
    },
    { says: '| `SUCCESSFUL` is false | kept as the error |', tests: ['three outcomes > a business failure, with its fields'] },
    { says: '| The network fails |', tests: ['three outcomes > no answer at all'] },
    {
      says: '`ChunkLoadError` after 120 seconds (D29)',
      tests: ['after 119999 ms: loading.slow', 'after 120000 ms: failed', 'a page chunk is lost after 120 s'],
    },
    {
      says: 'a notice that a password may have been overwritten by a random one',
      tests: ['"a password may have been overwritten" is passwordOverwritten'],
    },
    {
      says: 'success notice: a confirming e-mail arrives soon',
      tests: ['"password reset: a confirmation e-mail will arrive shortly" is passwordResetSent', 'forgot password shows the success notice'],
    },
    { says: '“You are not logged in.”', tests: ['"You are not logged in." is'] },
    {
      says: '“To view the requested page, you must be logged in.”',
      tests: ['"To view the requested page, you must be logged in." is'],
    },
    {
      says: '“This e-mail address is not registered in our system.”',
      tests: ['"This e-mail address is not registered in our system." is'],
    },
    { says: '“Your request has been successfully sent.”', tests: ['"Your request has been successfully sent." is'] },
    { says: '“Unfortunately an error occurred.”', tests: ['"Unfortunately an error occurred." is'] },
    { says: '“Your changes have been successfully applied.”', tests: ['"Your changes have been successfully applied." is'] },
    { says: '“An error occurred when saving the changes.”', tests: ['"An error occurred when saving the changes." is'] },
    { says: '“Your registration will be processed.”', tests: ['"Your registration will be processed." is'] },
    { says: '“Warning”, “Success!”, “Error!”', tests: ['"Warning" is', '"Success!" is', '"Error!" is'] },
    {
      says: '“It seems that something went wrong.”',
      tests: ['"It seems that something went wrong." is', 'an unknown class has one default'],
    },
    {
      says: 'Toasts appear at the top in the middle, close by themselves after 2000 ms, and never two at a time',
      tests: ['toasts close after 2000 ms'],
      elsewhere: [
        'packages/ui/src/components/Toast/Toast.stories.tsx: GoesByItself',
        'packages/ui/src/components/Toast/Toast.stories.tsx: OneAtATime',
      ],
    },
    { says: 'Of all errors a share of 0.1 is reported', tests: ['error reports are sampled at 0.1'] },
    {
      says: 'a shipping method and for a payment method that cannot be determined',
      tests: ['"a shipping method that cannot be determined" is', '"a payment method that cannot be determined" is'],
    },
  ],
  '§9': [
    { says: '| Languages | EN, DE, FR; EN is the default |', tests: ['URL null, session null, browser null → EN', 'the languages are EN, DE and FR'] },
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
      tests: ['given {}, after 4999 ms 0 requests', 'given {}, after 5000 ms 1 requests', '10000 ms after detection: prompting'],
    },
    { says: "| Timeout of a page's chunk | 120 s |", tests: ['a page chunk is lost after 120 s', 'after 120000 ms: failed'] },
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
    { says: 'minimum order quantity × count', tests: ['a cap rounds down to a whole step', 'wanting 11 with { step: 10, limit: null } gives 20'] },
    {
      says: 'round(100 − 100 × sale price ÷ original price)',
      tests: ['discount is rounded 100 − 100 × sale ÷ original, 0–99'],
    },
    { says: 'A product flagged `NO_DISCOUNT` has 0', tests: ['0 with the NO_DISCOUNT flag'] },
    { says: 'A product without assets is shown with a placeholder image', tests: ['a placeholder is shown when a product has no picture'] },
    { says: '| 10 | on the next business day |', tests: ['10 means { from: 1, to: 1 } working days'] },
    { says: '| 20 | in two to three days |', tests: ['20 means { from: 2, to: 3 } working days'] },
    { says: '| 30 | in three to five |', tests: ['30 means { from: 3, to: 5 } working days'] },
    { says: '| 40 | in five to seven |', tests: ['40 means { from: 5, to: 7 } working days'] },
    { says: '| 100 | on request |', tests: ['100 means null working days'] },
    {
      says: 'the date on which stock is expected and for the date on which the sale begins',
      tests: ["is said as { kind: 'expected', date: '2026-12-12' }", "is said as { kind: 'presale', date: '2027-01-15' }"],
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
      tests: [
        'EXTERN_LOGISTIC_PICKUP: null, null',
        'carrier of the customer’s own fetches goods for companies only',
      ],
      elsewhere: ['tests/contract/scenarios/shipping.ts: a company’s own carrier fetches the goods for nothing'],
    },
    { says: '| `PAYPAL` | |', tests: ['five payment methods', 'PAYPAL is paid on a provider'] },
    { says: '| `SAFERPAY` | credit card |', tests: ['SAFERPAY is paid on a provider'] },
    { says: '| `INVOICE` | offered as D23 says |', tests: ['INVOICE with {}: COMPANIES_ONLY'] },
    { says: '| `SOFORT` | never offered (D23) |', tests: ['SOFORT with {}: SERVICE_ENDED'] },
    {
      says: 'ships 2–4 business days after the payment',
      tests: ['an order by bank transfer ships 2–4 business days after payment'],
    },
  ],
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
    { says: '| consumer | EU | standard rate of the destination |', tests: ['PRIVATE in DE, VAT id valid: false → DESTINATION'] },
    { says: '| company | LU | 17 % |', tests: ['→ DOMESTIC_COMPANY at 170 permille'] },
    { says: '| company with a valid VAT id | another EU country | 0 %, reverse charge', tests: ['→ REVERSE_CHARGE at 0 permille'] },
    { says: '| company without one | EU | VAT |', tests: ['→ EU_COMPANY_WITHOUT_VATID at'] },
    { says: '| any | outside the EU | 0 %, export', tests: ['→ EXPORT at 0 permille'] },
    {
      says: 'with the sentence the law asks for',
      elsewhere: ['packages/ui/src/components/VatLine/VatLine.stories.tsx: ReverseCharge'],
    },
    { says: 'with a note on import duties', elsewhere: ['packages/ui/src/components/VatLine/VatLine.stories.tsx: Export'] },
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
      says: 'gross for `PRIVATE` and net for `COMPANY`, is a matter apart from the tax case',
      tests: ['private customers see gross, companies net prices'],
    },
    {
      says: '“incl. 17 % VAT (LU), plus shipping”',
      elsewhere: ['packages/ui/src/components/VatLine/VatLine.stories.tsx: plus shipping'],
    },
    { says: 'Rates are data with a date; standard rates of February 2026', tests: ['they are known from that month on', 'a change of law holds from its day on'] },
    {
      says: '| AT 20 | BE 21 | BG 20 | HR 25 | CY 19 | CZ 21 | DK 25 | EE 24 | FI 25.5 |',
      tests: ['AT: 20 %', 'BE: 21 %', 'BG: 20 %', 'HR: 25 %', 'CY: 19 %', 'CZ: 21 %', 'DK: 25 %', 'EE: 24 %', 'FI: 25.5 %'],
    },
    {
      says: '| FR 20 | DE 19 | GR 24 | HU 27 | IE 23 | IT 22 | LV 21 | LT 21 | LU 17 |',
      tests: ['FR: 20 %', 'DE: 19 %', 'GR: 24 %', 'HU: 27 %', 'IE: 23 %', 'IT: 22 %', 'LV: 21 %', 'LT: 21 %', 'LU: 17 %'],
    },
    {
      says: '| MT 18 | NL 21 | PL 23 | PT 23 | RO 21 | SK 23 | SI 22 | ES 21 | SE 25 |',
      tests: ['MT: 18 %', 'NL: 21 %', 'PL: 23 %', 'PT: 23 %', 'RO: 21 %', 'SK: 23 %', 'SI: 22 %', 'ES: 21 %', 'SE: 25 %'],
    },
    { says: 'How cents come out of this in both displays', tests: ['BRUTTO_SP 1170 cents, gross at', 'BRUTTO_SP 1170 cents, net at'] },
  ],
  D12: [
    {
      says: 'Both are compared with the value of the goods in the charged mode, before shipping',
      tests: ['spec §9, D12: minimum order value 10 € in the EU, 50 € elsewhere', 'free shipping from the threshold on'],
    },
    { says: '`PICKUP` needs no minimum', tests: ['PICKUP to CH with 1 cents: { offered: true }'] },
    {
      says: 'the server answers `MinimumOrderValueException` with the amount that is missing',
      tests: ['D12: to ', 'D12, D23: MinimumOrderValueException'],
    },
    { says: 'A country without a threshold is offered no free shipping', tests: ['goods 100000, threshold null: { offered: false'] },
  ],
  D13: [
    { says: 'An amount counts pieces; one step is the minimum order quantity', tests: ['wanting 11 with { step: 10, limit: null } gives 20'] },
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
      tests: ['50 instead of null is 0 percent', '50 instead of -100 is 0 percent', '110 instead of 100 is 0 percent', '0 instead of 100 is 99 percent', 'the discount is a whole number from 0 to 99'],
    },
    {
      says: 'struck through only against the lowest one of the 30 days before the reduction began',
      tests: ['only the lowest price of the last 30 days is struck through'],
    },
  ],
  D16: [
    {
      says: "rue de l'Alzette, D'Angelo, Müller & Söhne",
      tests: ["rue de l'Alzette is a street", "D'Angelo", 'Müller & Söhne'],
    },
    { says: "| names, streets, cities | also `'` and `’` |", tests: ['Boulevard d’Avranches is a street', 'street and city'] },
    { says: "| companies | also `&` `'` `’` `(` `)` `+` `–` |", tests: ['Schmidt (Luxembourg) S.A.', "McDonald's", 'L’Oréal', 'C+A Mode'] },
    { says: '| letters | Unicode letters |', tests: ['Arabic: محمد', 'Albanian: Ëngjëll'] },
    { says: '| all input | NFC-normalised and trimmed |', tests: ['input is NFC-normalised and trimmed'] },
    { says: '| phone | spaces and `(` `)` `.` `/` are stripped', tests: ['blanks ( ) . / are stripped before the rule'] },
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
      tests: ['password: 6 to 64 signs of any kind', 'the password that an account has is only required', 'login uses the same e-mail and password rules'],
    },
  ],
  D17: [
    {
      says: 'A pattern per country, applied after normalising spaces, dots, hyphens and case; `GR` becomes `EL`',
      tests: ['normalised: blanks, dots, hyphens, case, GR as EL', 'every EU country and XI has a case with at least three near misses'],
    },
    { says: 'Northern Ireland has `XI`', tests: ['an id of GB begins with XI', 'GB takes XI123456789'] },
    { says: 'The prefix has to fit the country', tests: ['the prefix must fit the country'] },
    { says: 'Checking online has three outcomes: valid, invalid, cannot be checked now', tests: ['or cannot be done now > three outcomes'] },
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
      tests: ['none where a country has none', 'every country has a case with at least three near misses, or has no zip codes'],
    },
  ],
  D19: [
    { says: 'First the active language, then ALL, EN, DE, FR in this order, at last the key', tests: ['text fallback is the active language, then ALL, EN, DE, FR', 'one without any is called by its path'] },
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
    { says: '`<html lang>` and the alternates follow', elsewhere: ["tests/e2e/pages.test.ts: locator('html').getAttribute('lang')"] },
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
      tests: ['INVOICE with { invoiceCleared: true }: COMPANIES_ONLY', "INVOICE with { customerType: 'COMPANY' }: NOT_CLEARED"],
    },
    {
      says: "What is offered is decided by the server's overview, which gives a reason for whatever is not",
      tests: ['offered methods and refusals'],
    },
  ],
};
