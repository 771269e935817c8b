import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Connects a control with its label, hint and error. Every field of the shop is made of it.',
  notFor: ['A group of choices: use RadioField.', 'A single tick: use CheckboxField.'],
  anatomy: {
    'Label, with “optional” where the field may stay empty': 'label',
    Control: 'input',
    'Hint, always visible': null,
    'Error, with its icon': null,
  },
  keyboard: {
    Tab: 'Moves to the control.',
  },
  screenReader: [
    'Label, kind and value, then hint and error as its description. The error is announced only while the reader is at the field: the summary says all others.',
  ],
};
