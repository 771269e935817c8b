import type { DeskMailEnd } from '@platine/domain/desk/deskMail.ts';
import { deskMailEndsFromWire } from '@platine/domain/desk/deskMail.ts';
import type { MailActKind } from '@platine/domain/desk/mailKinds.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';

/** How the last act has ended, mail by mail. */
export type MailsTold = { readonly kind: MailActKind; readonly ends: readonly DeskMailEnd[] };

type UseMailActs = {
  /** Tries mails again; none: all of them. */
  readonly retry: (ids: string[]) => void;
  readonly giveUp: (id: string, why: string) => void;
  readonly busy: boolean;
  readonly failed: Failed | null;
  /** Null before the first act. */
  readonly told: MailsTold | null;
};

/** Acts on mails of the list as it was read: `seen` is the newest act that it knew. */
export function useMailActs(seen: number): UseMailActs {
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<MailActKind>('retried');
  const [ends, setEnds] = useState<readonly DeskMailEnd[] | null>(null);
  const { make, busy, failed } = useDeskCall('deskActOnMails', (data) => {
    setEnds(deskMailEndsFromWire(data));
    void queryClient.invalidateQueries({ queryKey: deskKeys.mails });
  });
  const act = (done: MailActKind, ids: string[], why: string) => {
    setKind(done);
    setEnds(null);
    make({ KIND: done, IDS: ids, SEEN: seen, WHY: why });
  };
  return {
    retry: (ids) => act('retried', ids, ''),
    giveUp: (id, why) => act('givenUp', [id], why),
    busy,
    failed,
    told: ends === null ? null : { kind, ends },
  };
}
