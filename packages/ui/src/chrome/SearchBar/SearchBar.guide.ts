import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Finds products by words, part numbers and values, and suggests some while one types.',
  notFor: ['Narrowing a listing: it has its facets.'],
  anatomy: {
    Field: 'input',
    Button: 'button[type="submit"]',
    'Suggestions, from three characters on': null,
    'Reason why there are none': null,
  },
  keyboard: {
    'Arrow down, arrow up': 'Move through the suggestions; the focus stays in the field.',
    Enter: 'Opens the selected suggestion, else searches.',
    Escape: 'Closes the suggestions.',
    Tab: 'Moves on; the suggestions close.',
  },
  screenReader: [
    'A search region with a combobox. The number of suggestions is announced, then each one as the arrows reach it.',
  ],
};
