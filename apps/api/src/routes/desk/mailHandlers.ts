import { deskMailEndsToWire, deskMailsToWire } from '@platine/domain/desk/deskMail.ts';
import { actOnMails, listRefusedMails } from '../../services/mails.ts';
import type { DeskHandlersOf } from './deskContext.ts';
import { requireOperator } from './deskContext.ts';

/** Mails that do not leave. */
export const mailHandlers: DeskHandlersOf<'deskMails' | 'deskActOnMails'> = {
  async deskMails({ SKIP }, { db }) {
    return deskMailsToWire(await listRefusedMails(db, SKIP));
  },

  async deskActOnMails({ KIND, IDS, SEEN, WHY }, context) {
    const { name: by } = requireOperator(context);
    const ids = IDS.length === 0 ? null : IDS;
    return deskMailEndsToWire(await actOnMails(context, { kind: KIND, ids, by, why: WHY.trim(), seen: SEEN }));
  },
};
