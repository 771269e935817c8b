import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for a country that the shop delivers to.',
  notFor: [
    'A choice of a few: use RadioField.',
    'The country of a session: SettingsDialog changes it with all prices.',
  ],
  anatomy: {
    Label: 'label',
    'Countries, named and sorted in the reader’s language': 'select',
  },
  keyboard: {
    Tab: 'Moves to it.',
    Letters: 'Choose the country that begins so.',
    'Arrow up, arrow down': 'Choose the country before or after.',
  },
  screenReader: ['The label, the chosen country, and that it is a list.'],
};
