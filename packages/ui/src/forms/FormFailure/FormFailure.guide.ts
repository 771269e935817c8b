import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Says why the shop refused a form, or that there is no connection. Entries stay as typed.',
  notFor: ['Errors of fields: use ErrorSummary.', 'Something that could not be loaded: use RetryView.'],
  anatomy: {
    'Notice at the place of the button': null,
  },
  keyboard: {},
  screenReader: ['The reason at once, as an alert.'],
};
