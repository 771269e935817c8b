import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the place of a checkout page while its data loads.',
  notFor: ['Listings and cards: use SkeletonCard.'],
  anatomy: {
    'Three parts as they will be': '[aria-busy="true"] > div',
  },
  keyboard: {},
  screenReader: ['“The checkout is being loaded”, as a status.'],
};
