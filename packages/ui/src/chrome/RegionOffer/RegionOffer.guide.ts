import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Offers the delivery country that the browser’s language suggests, and says what it does to prices.',
  notFor: ['Any other setting: SettingsDialog.'],
  anatomy: {
    'Question with the VAT of the country': 'section p',
    'Keep, and change': 'section button',
  },
  keyboard: {
    Tab: 'Moves to the answers.',
    'Enter, Space': 'Keeps or changes the country; the focus moves to the content.',
  },
  screenReader: ['A region with its name. It is not announced: it can wait.'],
};
