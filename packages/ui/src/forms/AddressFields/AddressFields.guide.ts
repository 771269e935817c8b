import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for an address, alike in registration, account and checkout.',
  notFor: [
    'Showing an address: use AddressLines.',
    'A single line of it, such as a zip code for an estimate: use TextField.',
  ],
  anatomy: {
    'Company and department, for companies only': null,
    'First and last name': 'input[autocomplete$="given-name"]',
    'Street and supplement': 'input[autocomplete$="address-line1"]',
    'Zip code; optional where a country has none': 'input[autocomplete$="postal-code"]',
    City: 'input[autocomplete$="address-level2"]',
    'Delivery country': 'select',
  },
  keyboard: {
    Tab: 'Moves through the fields as they are read, which is the order of a postal label.',
  },
  screenReader: ['Each field by its label. Browsers fill it, because each has its autofill token.'],
};
