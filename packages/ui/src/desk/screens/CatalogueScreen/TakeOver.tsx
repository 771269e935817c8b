import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import type { ShownReport } from '@platine/domain/desk/importReport.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { Tick } from '../../parts/Tick.tsx';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './CatalogueScreen.module.css';

type TakeOverProps = {
  readonly found: CatalogueImport<ShownReport>;
  /** Receives how things stand after a press. */
  readonly onChanged: (found: DeskResponseOf<'deskTakeImport'>['IMPORT']) => void;
};

/** The press that takes an upload over, and the consent to a large removal, which the import asks for. */
export function TakeOver({ found, onChanged }: TakeOverProps) {
  const { id, open, state, report } = found;
  const [retireMany, setRetireMany] = useState(false);
  const [isLate, setLate] = useState(false);
  const { make, busy, failed } = useDeskCall('deskTakeImport', ({ RESULT, IMPORT }) => {
    setLate(RESULT === 'conflict');
    onChanged(IMPORT);
  });
  const kept = report?.skippedRemovals ?? [];
  return (
    <>
      {kept.length > 0 && (
        <div className={styles['kept']}>
          {kept.map(({ what, gone, of }) => (
            <p key={what}>
              <FormattedMessage
                id="desk.catalogue.kept"
                values={{ what: what === 'menu groups' ? 'menu' : what, gone, of }}
              />
            </p>
          ))}
          {open && (
            <Tick
              checked={retireMany}
              onChange={setRetireMany}
              label={<FormattedMessage id="desk.catalogue.retireMany" />}
            />
          )}
        </div>
      )}
      {open && (
        <div>
          <Button busy={busy} onClick={() => make({ ID: id, RETIRE_MANY: retireMany })}>
            <FormattedMessage id={state === 'checked' ? 'desk.catalogue.take' : 'desk.catalogue.again'} />
          </Button>
        </div>
      )}
      {isLate && (
        <Notice kind="warning">
          <FormattedMessage id="desk.catalogue.conflict" />
        </Notice>
      )}
      <DeskFailure failed={failed} />
    </>
  );
}
