import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for a yes that may stay a no.',
  notFor: ['One of several: use RadioField.', 'A choice that acts at once: use a Button.'],
  anatomy: {
    Box: 'input',
    'Label; pressing it toggles the box': 'label > span',
    'Hint, which has the links': null,
    Error: null,
  },
  keyboard: {
    Tab: 'Moves to the box.',
    Space: 'Ticks it, or takes the tick away.',
  },
  screenReader: ['The label, “checkbox”, and whether it is ticked; then hint and error.'],
};
