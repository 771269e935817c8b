import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Holds a part of the checkout that is edited, then shown as a summary that can be opened again.',
  notFor: [
    'Views that may be seen in any order: use Tabs.',
    'Content that is always shown: a plain section is enough.',
  ],
  anatomy: {
    'Number; a tick when it is done': 'section [aria-hidden="true"]',
    Title: 'h2',
    'Summary with “Change”, once done': null,
    'Form, once open': null,
  },
  keyboard: {
    Tab: 'Moves to “Change”, or through the form.',
    'Enter, Space': 'On “Change”, opens the section.',
  },
  screenReader: [
    'A region with its title. A section that opens later takes the focus at its title, so that reading goes on there.',
  ],
};
