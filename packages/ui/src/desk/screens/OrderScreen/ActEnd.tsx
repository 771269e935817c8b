import type { DeskHistoryEntry } from '@platine/domain/desk/deskHistory.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { ActTold } from './useOrderAct.ts';

type ActEndProps = { readonly told: ActTold | null; readonly history: readonly DeskHistoryEntry[] };

/** The end of the last act; after a conflict it names the person who was faster. */
export function ActEnd({ told, history }: ActEndProps) {
  if (told === null) return null;
  const { by = '', kind = '' } = history.at(-1) ?? {};
  const last = (
    <FormattedMessage id="desk.end.last" values={{ by, act: <FormattedMessage id="desk.act" values={{ kind }} /> }} />
  );
  switch (told.result) {
    case 'conflict':
      return (
        <Notice kind="warning" title={<FormattedMessage id="desk.end.conflict" />}>
          {last}
        </Notice>
      );
    case 'refused':
      return (
        <Notice kind="warning" title={<FormattedMessage id="desk.end.refused" />}>
          {last}
        </Notice>
      );
    default:
      return (
        <p role="status">
          <FormattedMessage id="desk.end.done" />
        </p>
      );
  }
}
