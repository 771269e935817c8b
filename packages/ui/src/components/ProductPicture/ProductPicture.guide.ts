import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows a product’s picture on a tint, or a drawn stand-in where there is none.',
  notFor: ['Decoration and logos.', 'Pictures of people: the copyright line alone would not be enough.'],
  anatomy: {
    'Picture, three by two': 'img, svg',
    'Copyright, where the picture has one': null,
  },
  keyboard: {},
  screenReader: [
    'Its alternative text. Where the name stands beside it, the text is empty and the picture is not read.',
  ],
};
