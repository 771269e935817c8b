import type { Decorator } from '@storybook/react-vite';
import { Announcer } from '@platine/ui/components/Announcer/Announcer.tsx';
import { ToastPlace } from '@platine/ui/components/Toast/Toast.tsx';
import { IntlRoot } from '@platine/ui/i18n/IntlRoot.tsx';
import type { Messages } from '@platine/ui/i18n/loadMessages.ts';
import { languageFrom } from './globals.ts';

const isMessages = (loaded: unknown): loaded is Messages => typeof loaded === 'object' && loaded !== null;

/** What the storefront puts around every page. */
export const withShop: Decorator = (Story, { globals, loaded }) => {
  const messages: unknown = loaded['messages'];
  if (!isMessages(messages)) throw new Error('The messages were not loaded');
  return (
    <IntlRoot language={languageFrom(globals)} messages={messages}>
      <Announcer>
        <ToastPlace>
          <Story />
        </ToastPlace>
      </Announcer>
    </IntlRoot>
  );
};
