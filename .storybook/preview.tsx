import '@platine/ui/tokens/theme.css';
import { loadMessages } from '@platine/ui/i18n/loadMessages.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { languageTag } from '@platine/ui/i18n/locales.ts';
import type { Preview } from '@storybook/react-vite';
import { prepareCookies } from './cookies.ts';
import { configure } from 'storybook/test';
import { withShop } from './decorators.tsx';
import { globalTypes, initialGlobals, languageFrom, viewports } from './globals.ts';
import { chromaticModes } from './modes.ts';
import { expectAllHandled, prepareNetwork, startNetwork } from './network.ts';

/** A page may take several answers of the shop to stand, and a test machine may be busy. */
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withShop],
  loaders: [async ({ globals }) => ({ messages: await loadMessages(languageFrom(globals)) }), preloadParts],
  parameters: {
    // A violation fails the story; what is right needs no list of each element.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    viewport: { options: viewports },
    controls: { expanded: true },
    chromatic: { modes: chromaticModes },
  },
  beforeAll: startNetwork,
  beforeEach: ({ globals, parameters }) => {
    prepareNetwork(globals, parameters);
    prepareCookies(parameters);
    const page = document.documentElement;
    page.lang = languageTag(languageFrom(globals));
    const theme = String(globals['theme']);
    if (theme === 'system') delete page.dataset['theme'];
    else page.dataset['theme'] = theme;
  },
  afterEach: expectAllHandled,
};

export default preview;
