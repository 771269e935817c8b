import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lists what is wrong in a refused form, each as a way to its field.',
  notFor: [
    'Forms of one or two fields: the focus moves to the field.',
    'The shop’s refusal of a whole form: use FormFailure.',
  ],
  anatomy: {
    'Number of problems': '[role="group"] > p',
    'Problem with its field, as a link': '[role="group"] li',
  },
  keyboard: {
    Tab: 'Moves from problem to problem.',
    Enter: 'Moves to the field. The address stays, so that Back leaves the page.',
  },
  screenReader: [
    'The number of problems as soon as a form is refused, because the focus moves here; then each problem as a link.',
  ],
};
