import { createDesk } from '@platine/mocks/desk/desk.ts';
import { deskDay } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fetchDesk } from '../api/fetchDesk.ts';
import { createQueryClient } from '../queries/queryClient.ts';
import { DeskFrame } from './DeskFrame.tsx';
import { DeskProvider } from './DeskProvider.tsx';

const anna = { name: 'anna', role: 'everything' } as const;

/** A desk with an order in each list. */
export const busyDesk = () => createDeskHandlers(createDesk({ files: deskDay() }));

type Shown = { readonly Story: Parameters<Decorator>[0]; readonly at: string; readonly framed: boolean };

function Tab({ Story, at, framed }: Shown) {
  const [{ location, queryClient }] = useState(() => ({
    location: memoryLocation({ path: at }),
    queryClient: createQueryClient(),
  }));
  const story = <Story />;
  return (
    <DeskProvider client={fetchDesk} queryClient={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {framed ? (
          <DeskFrame operator={anna} onSignOut={() => undefined}>
            {story}
          </DeskFrame>
        ) : (
          story
        )}
      </Router>
    </DeskProvider>
  );
}

/** A browser at the desk, which stands at the parameter `deskAt`; the page around screens is there unless `framed` is false. */
export const atDesk: Decorator = (Story, { parameters, id }) => {
  const at: unknown = parameters['deskAt'];
  return <Tab key={id} Story={Story} at={typeof at === 'string' ? at : '/'} framed={parameters['framed'] !== false} />;
};
