import type { Rule } from '../rule.ts';

/** Roles and permissions (spec §6). */
export const roles: readonly Rule[] = [
  {
    says: '| Anonymous | the settings button',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: with a script the settings and the languages are buttons',
    ],
  },
  {
    says: '| Logged in | the profile link',
    elsewhere: [
      'packages/ui/src/chrome/Header/Header.stories.tsx: who is logged in has a profile link and no settings button',
      'packages/ui/src/chrome/Footer/Footer.stories.tsx: the account is linked for who is logged in',
    ],
  },
  {
    says: '| `PRIVATE` | prices including VAT |',
    tests: ['5.90 to a door in Luxembourg'],
    elsewhere: [
      'packages/ui/src/forms/AddressFields/AddressFields.stories.tsx: private customers have no company fields',
    ],
  },
  {
    says: '| `COMPANY` | prices excluding VAT; the fields company, department and VAT id |',
    tests: ['a company: net lines, VAT on top', 'the company-only fields'],
    elsewhere: ['tests/e2e/company.test.ts: with a valid VAT id: net prices'],
  },
  {
    says: "The customer type is that of the current user's customer record; without one, that of the session",
    elsewhere: [
      'tests/contract/scenarios/login.ts: type, country and language are those of the customer’s record',
      'tests/contract/scenarios/session.ts: the settings change customer type and country together',
    ],
  },
  {
    says: 'Content can be limited to `COMPANY` or to `PRIVATE`',
    tests: ['content can be for COMPANY only or for PRIVATE only'],
    elsewhere: [
      'packages/ui/src/screens/ContentScreen/ContentScreen.stories.tsx: content may be for one customer type alone',
    ],
  },
  {
    says: 'Educational institutions can exceed the order limit by getting in touch with the shop',
    tests: ['not applied to educational institutions', 'a school may ask for more of the educational line only'],
    elsewhere: ['tests/e2e/company.test.ts: orders, and orders last month’s order again'],
  },
];
