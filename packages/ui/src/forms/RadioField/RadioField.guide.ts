import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for one of a few choices that should all be seen.',
  notFor: [
    'More than five: use SelectField.',
    'Yes or no: use CheckboxField.',
    'Choices with prices and reasons, as in the checkout: use ChoiceList.',
  ],
  anatomy: {
    Question: 'legend',
    'Choice, with its consequence below the name': 'label',
    Error: null,
  },
  keyboard: {
    Tab: 'Moves to the chosen one, or to the first.',
    'Arrow keys': 'Choose the one before or after.',
  },
  screenReader: ['A group with its question, each choice with its place (“1 of 2”).'],
};
