import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Repeats in a drawing what the words beside it say.',
  notFor: ['An action without words: use IconButton, which has a name.', 'Pictures of products: use ProductPicture.'],
  anatomy: {
    'Drawing in the colour and size of the words beside it': 'svg',
  },
  keyboard: {},
  screenReader: ['Nothing: it is decoration. The words carry the meaning.'],
};
