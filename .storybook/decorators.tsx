import type { Decorator } from '@storybook/react-vite';
import { MemoryTab } from '@platine/ui/cart/MemoryTab.testing.tsx';
import { PageShell } from '@platine/ui/chrome/PageShell/PageShell.tsx';
import { ShopFrame } from '@platine/ui/chrome/ShopFrame/ShopFrame.tsx';
import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import { shopFactsOf } from '@platine/domain/shop/shop.ts';
import { ShopFactsContext } from '@platine/ui/shop/ShopFacts.tsx';
import { Announcer } from '@platine/ui/components/Announcer/Announcer.tsx';
import { ToastProvider } from '@platine/ui/components/Toast/Toast.tsx';
import type { LoginOpeners } from '@platine/ui/dialogs/LoginDialog/loginOpeners.ts';
import { loadDeskMessages } from '@platine/ui/desk/loadDeskMessages.ts';
import { LoginOpenersContext } from '@platine/ui/dialogs/LoginDialog/loginOpeners.ts';
import { IntlRoot } from '@platine/ui/i18n/IntlRoot.tsx';
import type { Messages } from '@platine/ui/i18n/loadMessages.ts';
import type { ReactNode } from 'react';
import type { Globals } from './globals.ts';
import { languageFrom } from './globals.ts';
import { PageLanguage } from './pageLanguage.tsx';

const isMessages = (loaded: unknown): loaded is Messages => typeof loaded === 'object' && loaded !== null;

/** Another shopper, or another network, begins with an empty cache: what the toolbar chooses would else be seen at the next story only. */
function tabOf(id: string, globals: Globals): string {
  return [id, ...['customerType', 'country', 'session', 'network'].map((name) => String(globals[name]))].join(' ');
}

type AroundProps = { readonly globals: Globals; readonly isScreen: boolean; readonly children: ReactNode };

/** The shop's page around a screen, and around a component where the toolbar asks for it. */
function Around({ globals: { around }, isScreen, children }: AroundProps) {
  if (around === 'shop' || (isScreen && around !== 'nothing'))
    return <ShopFrame version="3.0.27">{children}</ShopFrame>;
  if (!isScreen) return children;
  return (
    <PageShell header={null} footer={null}>
      <LoginOpenersContext value={noDialogs}>{children}</LoginOpenersContext>
    </PageShell>
  );
}

/** Without the shop's page around a screen nothing can open the login. */
const noDialogs: LoginOpeners = { openLogin: () => undefined, openRegistration: () => undefined };

const shop = shopFactsOf(exampleShop);

/** Providers and layout that the storefront puts around every page. A screen's story says at which `path` it stands and gets header and footer. */
export const withShop: Decorator = (Story, { globals, loaded, parameters, id }) => {
  const messages: unknown = loaded['messages'];
  if (!isMessages(messages)) throw new Error('The messages were not loaded');
  const path: unknown = parameters['path'];
  return (
    <IntlRoot language={languageFrom(globals)} messages={messages} load={loadDeskMessages}>
      <PageLanguage />
      <ShopFactsContext value={shop}>
        <Announcer>
          <MemoryTab key={tabOf(id, globals)} path={typeof path === 'string' ? path : '/'}>
            <ToastProvider>
              <Around globals={globals} isScreen={typeof path === 'string'}>
                <Story />
              </Around>
            </ToastProvider>
          </MemoryTab>
        </Announcer>
      </ShopFactsContext>
    </IntlRoot>
  );
};
