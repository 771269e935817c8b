import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Offers an action whose icon everybody knows, where there is no room for words.',
  notFor: ['An action that needs words: use Button.', 'A link: use Link.'],
  anatomy: {
    'Square of 40 px that can be pressed': 'button',
    'Icon; under the pointer it shows the name': 'button svg',
  },
  keyboard: {
    Tab: 'Moves to it.',
    'Enter, Space': 'Presses it.',
  },
  screenReader: ['Its label, which names the action and its object: “Remove Sensor HX711, button”.'],
};
