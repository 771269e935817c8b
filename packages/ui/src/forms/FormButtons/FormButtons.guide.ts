import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lays out the buttons at the end of a form.',
  notFor: ['Buttons elsewhere: their parent sets the gap.'],
  anatomy: {
    'Other buttons, first': 'button:first-of-type',
    'Primary button, last; full-width where there is little room': 'button[type="submit"]',
  },
  keyboard: {
    Tab: 'Moves from button to button.',
  },
  screenReader: [
    'Each button. One that waits for valid entries is unavailable, and still says why when it is pressed.',
  ],
};
