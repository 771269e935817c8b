import { assign, setup } from 'xstate';
import { actionNotProvided } from './notProvided.ts';

export type CookieChoice = 'accepted' | 'refused';

export type ConsentContext = {
  /** The shopper's choice; null before the first answer. Optional scripts load with 'accepted' only. */
  readonly choice: CookieChoice | null;
};

export type ConsentEvent =
  | { readonly type: 'cookies.accepted' }
  | { readonly type: 'cookies.refused' }
  | { readonly type: 'consent.reopened' }
  | { readonly type: 'banner.dismissed' };

const types: {
  context?: ConsentContext;
  events?: ConsentEvent;
  /** The choice stored in the cookie `cm`. */
  input?: { readonly choice: CookieChoice | null };
  tags?: 'banner';
} = {};

/**
 * The cookie banner (spec §2, §4, D31): accept and refuse side by side, each stored in the cookie `cm`. The banner cannot be closed
 * before the first answer. Reopened from the footer, it can be closed, and the earlier answer stays in force.
 */
export const consent = setup({
  types,
  actions: {
    choose: assign({ choice: (_, choice: CookieChoice) => choice }),
    remember: actionNotProvided<CookieChoice>('remember'),
  },
  guards: { hasChosen: ({ context }) => context.choice !== null },
}).createMachine({
  id: 'consent',
  initial: 'starting',
  context: ({ input }) => ({ choice: input.choice }),
  states: {
    starting: { always: [{ guard: 'hasChosen', target: 'answered' }, { target: 'asking' }] },
    asking: {
      tags: 'banner',
      on: {
        'cookies.accepted': {
          target: 'answered',
          actions: [
            { type: 'choose', params: 'accepted' },
            { type: 'remember', params: 'accepted' },
          ],
        },
        'cookies.refused': {
          target: 'answered',
          actions: [
            { type: 'choose', params: 'refused' },
            { type: 'remember', params: 'refused' },
          ],
        },
        'banner.dismissed': { guard: 'hasChosen', target: 'answered' },
      },
    },
    answered: { on: { 'consent.reopened': 'asking' } },
  },
});
