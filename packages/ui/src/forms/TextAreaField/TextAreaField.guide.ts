import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for several lines of text.',
  notFor: ['One line: use TextField.'],
  anatomy: {
    Label: 'label',
    'Field; its corner makes it taller': 'textarea',
  },
  keyboard: {
    Tab: 'Moves to it, and on.',
    Enter: 'Begins a new line.',
  },
  screenReader: ['The label, and that it takes several lines.'],
};
