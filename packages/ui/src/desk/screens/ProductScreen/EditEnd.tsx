import type { DeskProductChange } from '@platine/domain/desk/deskProduct.ts';
import { isOutdatedBy } from '@platine/domain/desk/productEdit.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { EditTold } from './useProductEdit.ts';

type EditEndProps = { readonly told: EditTold | null; readonly changes: readonly DeskProductChange[] };

/** The end of the last change; after a conflict it names the person who was faster. */
export function EditEnd({ told, changes }: EditEndProps) {
  if (told === null) return null;
  const { kind, result, refusal, reason } = told;
  if (result === 'done')
    return (
      <p role="status">
        <FormattedMessage id="desk.end.done" />
      </p>
    );
  const by = changes.find((change) => isOutdatedBy(kind, change.kind))?.by ?? '';
  return (
    <Notice kind="warning">
      {result === 'conflict' ? (
        <FormattedMessage id="desk.product.conflict" values={{ by }} />
      ) : (
        <>
          <FormattedMessage id="desk.product.refused" values={{ refusal }} />
          {reason !== '' && <span lang="en"> {reason}</span>}
        </>
      )}
    </Notice>
  );
}
