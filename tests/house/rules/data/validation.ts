import type { Rule } from '../rule.ts';

/** Validation (spec §5). */
export const validation: readonly Rule[] = [
  {
    says: 'companies must give a valid one',
    tests: [
      "a company with { vatId: '' }: [ 'vatId REQUIRED' ]",
      "a company with { vatId: 'LU1234567' }: [ 'vatId FORMAT' ]",
    ],
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
  {
    says: '| Zip code | – | pattern per country |',
    tests: ['zip patterns by country', 'zip code and VAT id follow the country'],
  },
  { says: '| Company | 2–60 |', tests: ['spec §5, D16: companies', 'the bounds of every text'] },
  { says: '| Department (optional) | 2–60 |', tests: ['department, optional', 'the bounds of every text'] },
  {
    says: '| First name, last name | 2–60 |',
    tests: ['first and last names in all the languages', 'the bounds of every text'],
  },
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
    tests: [
      "{ customerType: 'SCHOOL' }: [ 'customerType NOT_A_CHOICE' ]",
      'settings are customer type and delivery country',
    ],
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
  {
    says: 'Search drops words of fewer than 2 characters',
    tests: ['words under 2 characters are dropped for word search'],
  },
  {
    says: 'Suggestions are asked for from 3 characters on, after a pause of 500 ms',
    tests: ['499 ms after the last character: pausing', '500 ms after the last character: asking'],
  },
  {
    says: 'The newsletter form has the field `EMAIL`, with a hint',
    tests: ['forgot password and newsletter ask for an e-mail'],
  },
  {
    says: 'A session whose delivery address has no country counts as `LU`',
    tests: ['a new session is PRIVATE in LU'],
    elsewhere: ['tests/contract/scenarios/session.ts: a new session is private, Luxembourg'],
  },
];
