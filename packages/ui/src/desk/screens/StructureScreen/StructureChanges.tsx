import type { StructureChange } from '@platine/domain/desk/deskStructure.ts';
import { FormattedMessage } from 'react-intl';
import { ChangeEntry } from '../../parts/ChangeEntry.tsx';
import styles from './StructureScreen.module.css';

type StructureChangesProps = {
  /** The newest first. */
  readonly changes: readonly StructureChange[];
  /** Whether each names its entry. */
  readonly named: boolean;
};

/** The changes by hand. */
export function StructureChanges({ changes, named }: StructureChangesProps) {
  return (
    <section className={styles['part']}>
      <h2>
        <FormattedMessage id="desk.product.changes" />
      </h2>
      {changes.length === 0 ? (
        <p>
          <FormattedMessage id="desk.product.noChanges" />
        </p>
      ) : (
        <ol role="list" reversed>
          {changes.map(({ id, at, by, why, kind, ref, act, facts, overwritten }) => (
            <ChangeEntry
              key={id}
              at={at}
              by={by}
              why={why}
              overwritten={overwritten}
              facts={facts.map(({ field, before, after }) => ({
                field,
                name: <FormattedMessage id="desk.structure.field" values={{ field }} />,
                before,
                after,
              }))}
            >
              {(named || act !== 'changed') && (
                <FormattedMessage
                  id="desk.structure.act"
                  values={{ act, kind, entry: <span translate="no">{ref}</span> }}
                />
              )}
            </ChangeEntry>
          ))}
        </ol>
      )}
    </section>
  );
}
