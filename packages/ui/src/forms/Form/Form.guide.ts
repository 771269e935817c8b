import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Holds fields, checks them by the domain’s rules when it is sent, and leads to what is wrong.',
  notFor: ['A search or a filter: use a plain `<form method="get">`, which works without a script.'],
  anatomy: {
    'Error summary, only after a refusal': null,
    Fields: 'form label',
    Buttons: 'form button',
  },
  keyboard: {
    Enter: 'In a field, sends the form.',
    Tab: 'Moves through the fields in the order in which they are read.',
  },
  screenReader: ['After a refusal the number of problems, or the first wrong field of a small form.'],
};
