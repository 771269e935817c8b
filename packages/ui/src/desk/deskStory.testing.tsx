import { actOnOrder, createDesk, findFile } from '@platine/mocks/desk/desk.ts';
import { deskDay } from '@platine/mocks/desk/deskFile.ts';
import { createDeskHandlers } from '@platine/mocks/desk/deskHandlers.ts';
import { http } from 'msw';
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

/** The same desk, at which somebody else packs an order in the moment before the operator does. */
export function fasterDesk() {
  const desk = createDesk({ files: deskDay() });
  const orderNumber = '2026-100002';
  const faster = http.post('*/desk/api/order/:number/act', () => {
    const file = findFile(desk, orderNumber);
    const pieces = file.order.lines.map(({ sku, amount }) => ({ sku, amount }));
    const seen = file.history.length;
    actOnOrder(desk, { orderNumber, act: { kind: 'packed', pieces }, by: 'bert', why: '', key: 'bert', seen });
  });
  return [faster, ...createDeskHandlers(desk)];
}

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
