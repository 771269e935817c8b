import '@platine/ui/tokens/theme.css';
import '@platine/ui/tokens/brands/fjord/fjord.css';
import { loadDeskMessages } from '@platine/ui/desk/loadDeskMessages.ts';
import { preloadParts } from '@platine/ui/i18n/lazyPart.tsx';
import { languageTag } from '@platine/domain/language/locales.ts';
import type { Preview } from '@storybook/react-vite';
import { prepareCookies } from './cookies.ts';
import { configure } from 'storybook/test';
import { withShop } from './decorators.tsx';
import { docs } from './docs/docs.tsx';
import { followToolbar } from './docs/toolbar.ts';
import { globalTypes, initialGlobals, languageFrom, viewports } from './globals.ts';
import { withModes } from './modes.ts';
import { expectAllHandled, prepareNetwork, startNetwork } from './network.ts';
import { keepToOwnPage } from './ownPage.ts';
import { withParts } from './parts/withParts.tsx';
import { beginSteps, runStep } from './steps/steps.ts';
import { applyTheme } from './theme.ts';

/** A page may take several answers of the shop to stand, and a test machine may be busy. */
configure({ asyncUtilTimeout: 10_000 });

keepToOwnPage();
void followToolbar();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [withModes],
  decorators: [withShop, withParts],
  loaders: [async ({ globals }) => ({ messages: await loadDeskMessages(languageFrom(globals)) }), preloadParts],
  parameters: {
    // A violation fails the story; what is right needs no list of each element.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'], preload: false } },
    viewport: { options: viewports },
    controls: { expanded: true },
    docs,
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Compare', 'Scenarios'],
          'Foundations',
          ['Idea', 'Colour', 'Type', 'Space and form', 'Motion and contrast themes', 'Tokens', 'Icons', 'Drawings'],
          'Components',
          'Forms',
          'Screens',
          'Desk',
          'Flows',
          'Machines',
        ],
        method: 'alphabetical',
      },
    },
  },
  beforeAll: startNetwork,
  beforeEach: ({ globals, parameters, id }) => {
    prepareNetwork(globals, parameters);
    prepareCookies(parameters);
    document.documentElement.lang = languageTag(languageFrom(globals));
    applyTheme(globals);
    document.documentElement.dataset['layout'] = parameters['layout'] === 'fullscreen' ? 'fullscreen' : 'padded';
    beginSteps(globals, id);
  },
  runStep,
  afterEach: expectAllHandled,
};

export default preview;
