import type { Handlers } from '../callContext.ts';

export const contactHandlers = {
  /** Nobody can log in yet: everyone is anonymous (spec §6). */
  async currentUser() {
    return { USER: null };
  },
} satisfies Handlers;
