import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for one line of text in a form that the browser checks and sends by itself, with script or without.',
  notFor: ['A form that is checked while it is filled in: use TextField.', 'Several lines: use TextAreaField.'],
  anatomy: {
    Label: 'label',
    Field: 'input',
    Hint: null,
    Problem: null,
  },
  keyboard: {
    Tab: 'Moves to it.',
    Enter: 'Sends the form.',
  },
  screenReader: ['The label, that it must be filled, then the hint and how to mend a refused entry.'],
};
