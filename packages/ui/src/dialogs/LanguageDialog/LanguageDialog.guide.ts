import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Lets the reader choose the language, each named in itself, without losing what was typed.',
  notFor: ['Without a script: LanguageSwitch has links.'],
  anatomy: {
    Title: '[role="dialog"] h2',
    'Languages with their flags; the one of now is marked': '[role="dialog"] ul button',
    Close: '[role="dialog"] button',
  },
  keyboard: {
    Tab: 'Moves through the dialog and stays in it.',
    'Enter, Space': 'Chooses the language.',
    Escape: 'Closes the dialog; the focus goes back to its button.',
  },
  screenReader: [
    'A dialog with its title. Each language is read in its own voice; the one of now is announced as current.',
  ],
};
