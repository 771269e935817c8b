import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../components/Notice/Notice.tsx';

/** Why a choice did not reach the shop (spec §8). It stays in the dialog, with everything as it was. */
export function DialogFailure({ failure }: { readonly failure: Failure | null }) {
  if (failure === null) return null;
  return (
    <Notice kind="error">
      <FormattedMessage id={failure.kind === 'network' ? 'dialog.network' : 'dialog.failure'} />
    </Notice>
  );
}
