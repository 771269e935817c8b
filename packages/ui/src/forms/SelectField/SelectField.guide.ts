import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for one of many choices.',
  notFor: ['Up to five: use RadioField.', 'Several at once: there is no such field in this shop.'],
  anatomy: {
    Label: 'label',
    'Native list': 'select',
  },
  keyboard: {
    Tab: 'Moves to it.',
    'Arrow up, arrow down': 'Choose the one before or after.',
    Letters: 'Choose what begins so.',
  },
  screenReader: ['The label, the chosen entry, and that it is a list.'],
};
