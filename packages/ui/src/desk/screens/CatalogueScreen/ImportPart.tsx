import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import { isAtWork } from '@platine/domain/desk/catalogueImport.ts';
import type { ShownReport } from '@platine/domain/desk/importReport.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { timeZone } from '../../../i18n/locales.ts';
import styles from './CatalogueScreen.module.css';
import { ImportProgress } from './ImportProgress.tsx';
import { Report } from './Report.tsx';
import { TakeOver } from './TakeOver.tsx';

type ImportPartProps = {
  readonly found: CatalogueImport<ShownReport>;
  /** Receives how things stand after a press. */
  readonly onChanged: (found: DeskResponseOf<'deskImport'>['IMPORT']) => void;
};

/** The catalogue that was uploaded last: what it is, how far it is, what it changes, and what can be done with it. */
export function ImportPart({ found, onChanged }: ImportPartProps) {
  const { state, report } = found;
  // Of an import that is under way or has ended early, what is written is told instead.
  const isResult = report !== null && (state === 'checked' || state === 'done');
  return (
    <section className={styles['part']} aria-labelledby="import-state">
      <div role="status">
        <h2 id="import-state">
          <FormattedMessage id="desk.catalogue.state" values={{ state }} />
        </h2>
      </div>
      <Facts found={found} />
      {isAtWork(found) && <ImportProgress found={found} />}
      <Stopped found={found} />
      {isResult && <Sum report={report} />}
      <TakeOver found={found} onChanged={onChanged} />
      {isResult && <Report report={report} />}
    </section>
  );
}

function Facts({ found: { files, by, at, takenBy, keepStock } }: Pick<ImportPartProps, 'found'>) {
  const { formatDate } = useIntl();
  return (
    <div className={styles['facts']}>
      <p translate="no" className={styles['names']}>
        {files.join(', ')}
      </p>
      <p>
        <FormattedMessage
          id="desk.catalogue.uploaded"
          values={{
            by: <span translate="no">{by}</span>,
            date: formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
          }}
        />
      </p>
      {takenBy !== '' && (
        <p>
          <FormattedMessage id="desk.catalogue.takenBy" values={{ by: <span translate="no">{takenBy}</span> }} />
        </p>
      )}
      {keepStock && (
        <p>
          <FormattedMessage id="desk.catalogue.withStock" />
        </p>
      )}
    </div>
  );
}

function Sum({ report: { added, changed, unchanged, retired, refused } }: { readonly report: ShownReport }) {
  return (
    <p className={styles['sum']}>
      <FormattedMessage id="desk.catalogue.sum" values={{ added, changed, unchanged, retired, refused }} />
    </p>
  );
}

/** Why it did not come to its end, and what is written all the same. */
function Stopped({ found: { state, reason, written } }: Pick<ImportPartProps, 'found'>) {
  if (state !== 'unreadable' && state !== 'failed' && state !== 'interrupted') return null;
  return (
    <div className={styles['words']}>
      {state !== 'interrupted' && (
        <p>
          {reason === '' ? (
            <FormattedMessage id="desk.catalogue.crashed" />
          ) : (
            <FormattedMessage id="desk.catalogue.reason" values={{ reason: <span lang="en">{reason}</span> }} />
          )}
        </p>
      )}
      {state !== 'unreadable' && (
        <p>
          <FormattedMessage id="desk.catalogue.written" values={{ ...written }} />{' '}
          <FormattedMessage id="desk.catalogue.writtenStays" />
        </p>
      )}
    </div>
  );
}
