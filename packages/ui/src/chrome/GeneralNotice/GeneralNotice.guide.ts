import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Tells every visitor something about the shop, such as longer delivery times.',
  notFor: ['Something about this page: use Notice.', 'The reader’s own prices: PricingChangeNotice.'],
  anatomy: {
    Title: 'h2',
    'Text in the reader’s language': 'section p',
    '“Understood”, after which it does not come again': 'section button',
  },
  keyboard: {
    Tab: 'Moves to the button.',
    'Enter, Space': 'Closes it; the focus moves to the content.',
  },
  screenReader: ['It is announced once, and takes no focus.'],
};
