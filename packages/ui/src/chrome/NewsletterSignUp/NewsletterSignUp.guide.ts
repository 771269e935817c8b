import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Takes an e-mail address for the newsletter, which a mailed link confirms.',
  notFor: ['The newsletter of an account: its profile has a tick.'],
  anatomy: {
    Heading: 'h2',
    'Address with its hint': 'input',
    Button: 'button',
    'Answer of the shop': null,
  },
  keyboard: {
    Tab: 'Moves to the field, to the button.',
    Enter: 'In the field, sends it.',
  },
  screenReader: ['The answer as a status. A wrong address takes the focus back to the field.'],
};
