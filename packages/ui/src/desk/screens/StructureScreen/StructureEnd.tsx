import { pictureRefusals } from '@platine/domain/desk/productEdit.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import type { StructureTold } from './useStructureEdit.ts';

/** The end of the last change; after a conflict it names the person who was faster. */
export function StructureEnd({
  told: { act, kind, ref, result, refusal, reason, by },
}: {
  readonly told: StructureTold;
}) {
  if (result === 'done')
    return (
      <p role="status">
        {act === 'changed' ? (
          <FormattedMessage id="desk.end.done" />
        ) : (
          <FormattedMessage id="desk.structure.act" values={{ act, kind, entry: <span translate="no">{ref}</span> }} />
        )}
      </p>
    );
  return (
    <Notice kind="warning">
      {result === 'conflict' ? (
        <FormattedMessage id="desk.structure.conflict" values={{ by }} />
      ) : (
        <>
          <FormattedMessage
            id={isOfPicture(refusal) ? 'desk.product.refused' : 'desk.structure.refused'}
            values={{ refusal }}
          />
          {reason !== '' && <span lang="en"> {reason}</span>}
        </>
      )}
    </Notice>
  );
}

/** The same words as for a product's picture. */
function isOfPicture(refusal: StructureTold['refusal']): boolean {
  return pictureRefusals.some((one) => one === refusal);
}
