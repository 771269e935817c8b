import { partsListFromWire } from '@platine/domain/partsList/partsListWire.ts';
import type { MatchedList } from '@platine/domain/partsList/partsListWire.ts';
import { maximumFile } from '@platine/domain/partsList/limits.ts';
import type { ComponentProps } from 'react';
import { useState } from 'react';
import { useSubmission } from '../../forms/useSubmission.ts';
import type { ListProblem, SentPartsList } from '../../queries/partsList.ts';
import { problemOf } from '../../queries/partsList.ts';
import { readFile } from './readFile.ts';

/** A list that was read; the key is another one for each. */
type Read = { readonly key: number; readonly list: MatchedList };

/** Sends the form of a list without leaving the page. The last list stays until the next one is read. */
export function useListSending(sent: SentPartsList) {
  const { busy, failure, done, send } = useSubmission('matchPartsList');
  const [list, setList] = useState<Read | null>(sent.list === null ? null : { key: 0, list: sent.list });
  const [unread, setUnread] = useState<ListProblem | null>(null);

  const onSent: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const [text, file] = [entries.get('TEXT'), entries.get('FILE')];
    const chosen = file instanceof File && file.size > 0 ? file : null;
    if (chosen !== null && chosen.size > maximumFile) {
      setUnread({ field: 'FILE', code: 'TOO_LONG' });
      return;
    }
    setUnread(null);
    const take = (FILE: string) =>
      send(
        { TEXT: FILE === '' && typeof text === 'string' ? text : '', FILE, BOARDS: Number(entries.get('BOARDS')) },
        (answer) => setList((before) => ({ key: (before?.key ?? 0) + 1, list: partsListFromWire(answer) })),
      );
    if (chosen === null) take('');
    else readFile(chosen).then(take, () => setUnread({ field: 'FILE', code: 'FORMAT' }));
  };

  const first = failure === null && !done && !busy && unread === null;
  const form = first ? sent : { ...sent, failure, problem: unread ?? problemOf(failure) };
  return { form, list, busy, onSent };
}
