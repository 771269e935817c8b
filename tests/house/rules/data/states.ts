import type { Rule } from '../rule.ts';

/** States and transitions (spec §4). */
export const states: readonly Rule[] = [
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
    tests: ['user.known clears the registration result', "registered, { type: 'user.known' }: closed"],
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
    tests: [
      'URL de, session FR, browser en-GB → DE',
      'URL null, session FR, browser de-LU → FR',
      'URL null, session null, browser de-LU → DE',
    ],
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
    elsewhere: [
      'packages/ui/src/dialogs/sessionChoices.test.ts: of a customer is the profile’s as well as the session’s',
    ],
  },
  {
    says: 'without login the session is marked as language-changed',
    tests: ['session is marked as language-changed'],
    elsewhere: ['packages/ui/src/dialogs/sessionChoices.test.ts: of a visitor is the session’s, which is marked'],
  },
  { says: 'Then close the dialog', tests: ['the choice is saved, then the dialog closes'] },
  {
    says: 'Suggestions appear only from 3 characters on',
    tests: [
      'autocomplete is asked for only with at least 3 characters',
      'search/autocomplete: spec §9: autocomplete: 3 characters',
    ],
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
    elsewhere: ['tests/contract/scenarios/catalogue.ts: FILTER_CLASS FULL is the default'],
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
];
