import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows a product in a grid with all that is needed to choose and order it.',
  notFor: ['Comparing values: use ProductRows.', 'Anywhere but in a ProductGrid: its rows align with the neighbours’.'],
  anatomy: {
    'Picture, with the reduction at its corner': 'li > div:nth-child(1)',
    'Name, the only link to the product, and its part number': 'li > div:nth-child(2)',
    'Attributes that matter most in this category': 'li > dl',
    'Stock and order limits': 'li > div:nth-child(4)',
    Price: 'li > div:nth-child(5)',
    'Price breaks': 'li > div:nth-child(6)',
    'Amount and button': 'li > div:nth-child(7)',
  },
  keyboard: {
    Tab: 'Moves to the name, then through the form.',
    Enter: 'On the name, opens the product.',
  },
  screenReader: [
    'A list item that begins with the name as a heading. The picture is not read: it would repeat the name.',
  ],
};
