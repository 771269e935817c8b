import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Shows the logo of a manufacturer on white, beside its name.',
  notFor: ['The shop’s own mark: Logo.', 'A logo without the name: a screen reader would read nothing.'],
  anatomy: {
    'Logo, 32 px high and up to 160 px wide': 'img',
  },
  keyboard: {},
  screenReader: ['Nothing: the name beside it is read.'],
};
