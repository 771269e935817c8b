import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lists addresses, shipping and payment of an order, each with a way to change it.',
  notFor: ['Products of an order: use OrderLines.'],
  anatomy: {
    Name: 'dt',
    Value: 'dd',
    'Way to change it, until the order is placed': 'dd a',
  },
  keyboard: {
    Tab: 'Moves from link to link.',
    Enter: 'Opens the step that changes it.',
  },
  screenReader: ['Each name with its value. The links say what they change.'],
};
