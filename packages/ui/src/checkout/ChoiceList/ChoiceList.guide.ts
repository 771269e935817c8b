import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Asks for one of several offers with a price, details and reasons: shipping, payment, addresses.',
  notFor: [
    'Choices of a name each: use RadioField.',
    'A form that is sent by the fields’ values: this calls `onChosen` at once.',
  ],
  anatomy: {
    Question: 'legend',
    'Choice with details': 'label',
    'Price or another fact at the end of the line': null,
    'Reason why a choice is unavailable; such choices come last': 'input[aria-disabled="true"] + span',
  },
  keyboard: {
    Tab: 'Moves to the chosen one, or to the first.',
    'Arrow keys': 'Choose the one before or after. On an unavailable one the focus rests and the choice stays.',
  },
  screenReader: [
    'A group with its question. An unavailable choice says so, with its reason. “Please choose one of the options.” interrupts when nothing is chosen.',
  ],
};
