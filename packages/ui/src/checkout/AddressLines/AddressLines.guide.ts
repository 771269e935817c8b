import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Shows an address in the order of a postal label.',
  notFor: ['Asking for an address: use AddressFields.'],
  anatomy: {
    'Lines of the label; empty ones are left out': 'span > span:first-child',
  },
  keyboard: {},
  screenReader: ['The lines one after another. Translation tools leave them alone.'],
};
