import { assign, setup } from 'xstate';
import type { MenuGroup } from '../catalog/menu.ts';
import { menuGroupUse } from '../catalog/menu.ts';

export type TopMenuContext = {
  /** The name of the group whose panel is open. */
  readonly group: string | null;
};

export type TopMenuEvent =
  | { readonly type: 'group.chosen'; readonly group: MenuGroup }
  | { readonly type: 'outside.clicked' }
  | { readonly type: 'escape.pressed' }
  | { readonly type: 'location.changed' };

const types: { context?: TopMenuContext; events?: TopMenuEvent } = {};

/** The top menu's panels: one at a time; a group with exactly one entry is a link and opens none (spec §2). */
export const topMenu = setup({
  types,
  actions: {
    openGroup: assign({ group: (_, group: string) => group }),
    closeGroup: assign({ group: null }),
  },
  guards: {
    hasPanel: (_, group: MenuGroup) => menuGroupUse(group).kind === 'panel',
    isOpen: ({ context }, group: MenuGroup) => context.group === group.name,
  },
}).createMachine({
  id: 'topMenu',
  initial: 'closed',
  context: { group: null },
  on: {
    'outside.clicked': '.closed',
    'escape.pressed': '.closed',
    'location.changed': '.closed',
    'group.chosen': [
      { guard: { type: 'isOpen', params: ({ event }) => event.group }, target: '.closed' },
      {
        guard: { type: 'hasPanel', params: ({ event }) => event.group },
        target: '.open',
        actions: { type: 'openGroup', params: ({ event }) => event.group.name },
      },
      { target: '.closed' },
    ],
  },
  states: {
    closed: { entry: 'closeGroup' },
    open: {},
  },
});
