import type { Guide } from '../guide.ts';

export const guide: Guide = {
  purpose: 'Sets how many pieces of a product are wanted, in steps of its order rule.',
  notFor: [
    'A number without a product and its rule: use a TextField with `inputMode="numeric"`.',
    'An amount that cannot be changed: write it as text.',
  ],
  anatomy: {
    'Minus: one step less, unavailable at the smallest amount': 'button:first-of-type',
    'Amount in pieces; what is typed counts when the field is left': 'input',
    'Plus: one step more, unavailable at the limit': 'button:last-of-type',
    'Message: why the amount was changed or refused': 'output',
  },
  keyboard: {
    Tab: 'Moves to minus, the field, plus.',
    Enter: 'In the field, takes the typed amount; while it is refused, the form is not sent.',
    Escape: 'In the field, brings back the amount of before.',
    'Enter, Space': 'On minus or plus, changes the amount by one step.',
  },
  screenReader: [
    'Each control says its action and the product: “More: Sensor HX711”.',
    'Minus and plus announce the new amount, because the focus is outside the field.',
    'The message describes the field and is announced when it changes. A refused entry is announced as invalid.',
  ],
};
