import { pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import type { DeskProductChange } from '@platine/domain/desk/deskProduct.ts';
import { editedFields } from '@platine/domain/desk/productEdit.ts';
import { FormattedMessage } from 'react-intl';
import { ChangeEntry } from '../../parts/ChangeEntry.tsx';
import { CellName } from './CellName.tsx';

/** The changes by hand, the newest first. */
export function Changes({ changes }: { readonly changes: readonly DeskProductChange[] }) {
  if (changes.length === 0)
    return (
      <p>
        <FormattedMessage id="desk.product.noChanges" />
      </p>
    );
  return (
    <ol role="list" reversed>
      {changes.map(({ id, at, by, why, kind, facts, overwritten }) => (
        <ChangeEntry
          key={id}
          at={at}
          by={by}
          why={why}
          overwritten={overwritten}
          facts={facts.map(({ field, before, after }) => ({
            field,
            name: <FactName field={field} />,
            before: shown(field, before),
            after: shown(field, after),
          }))}
        >
          {kind === 'created' && <FormattedMessage id="desk.product.created" />}
        </ChangeEntry>
      ))}
    </ol>
  );
}

function FactName({ field }: { readonly field: string }) {
  const isOwn = editedFields.some((one) => one === field);
  return isOwn ? <FormattedMessage id="desk.product.field" values={{ field }} /> : <CellName heading={field} />;
}

/** Pictures are named by the first letters of their files. */
function shown(field: string, text: string): string {
  if (field !== 'PICTURES') return text;
  const names = text.split('\n').map((address) => pictureAt(address)?.hash.slice(0, 6) ?? address.slice(-6));
  return names.join(', ');
}
