import type { DeskCategory, DeskGroup, DeskMaker, DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { structureTexts } from '@platine/domain/desk/structureEdit.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { useMayDo } from '../../parts/useMayDo.ts';
import type { StructurePlace } from '../../structurePaths.ts';
import { deskStructurePath } from '../../structurePaths.ts';
import { EntryEnd } from './EntryEnd.tsx';
import { EntryForm } from './EntryForm.tsx';
import { entryName } from './entryName.ts';
import { LogoPart } from './LogoPart.tsx';
import { RemoveEntryDialog } from './RemoveEntryDialog.tsx';
import { StructureChanges } from './StructureChanges.tsx';
import styles from './StructureScreen.module.css';
import type { StructureEditing, StructureTold } from './useStructureEdit.ts';
import { useStructureEdit } from './useStructureEdit.ts';

type EntryViewProps = {
  readonly structure: DeskStructure;
  readonly place: StructurePlace;
  /** The entry that is open; null for a new one, and for one that is not there any more. */
  readonly entry: DeskMaker | DeskCategory | DeskGroup | null;
  /** Receives the change that ends the view: the entry was brought in, or removed. */
  readonly onLeft: (told: StructureTold) => void;
};

/** One entry with its form, its way out and its log; or the form of a new one. */
export function EntryView({ structure, place: { kind, isNew }, entry, onLeft }: EntryViewProps) {
  const mayEdit = useMayDo('catalogue');
  const editing = useStructureEdit(structure, (told) => {
    if (told.act !== 'changed') onLeft(told);
  });
  const back = (
    <Link href={deskStructurePath({ kind })}>
      <FormattedMessage id={`desk.structureList.${kind}`} />
    </Link>
  );
  if (entry !== null)
    return (
      <>
        <p>{back}</p>
        <Entry structure={structure} entry={entry} mayEdit={mayEdit} editing={editing} />
      </>
    );
  if (!isNew)
    return (
      <>
        <EntryEnd failed={editing.failed} told={editing.told} />
        <EmptyState title={<FormattedMessage id="desk.structure.missing" />} action={back} />
      </>
    );
  return (
    <>
      <p>{back}</p>
      <h2>
        <FormattedMessage id="desk.structure.new" values={{ kind }} />
      </h2>
      {mayEdit && <EntryForm kind={kind} structure={structure} entry={null} editing={editing} />}
      <EntryEnd failed={editing.failed} told={editing.told} />
    </>
  );
}

type EntryProps = {
  readonly structure: DeskStructure;
  readonly entry: DeskMaker | DeskCategory | DeskGroup;
  /** Whether the operator may change it. */
  readonly mayEdit: boolean;
  readonly editing: StructureEditing;
};

function Entry({ structure, entry, mayEdit, editing }: EntryProps) {
  const { kind, ref } = entry;
  const name = entryName(entry, languageOf(useIntl().locale));
  const changes = structure.changes.filter((change) => change.kind === kind && change.ref === ref);
  // A logo is none of the form's facts: what is being written stays.
  const written = changes.find(({ facts }) => facts.some(({ field }) => field !== 'LOGO'))?.id ?? 0;
  return (
    <>
      <h2 translate={kind === 'maker' ? 'no' : undefined}>{name}</h2>
      <Facts entry={entry} mayEdit={mayEdit} />
      {changes.some(({ overwritten }) => !overwritten) && (
        <Notice kind="info">
          <FormattedMessage id="desk.structure.editedText" />
        </Notice>
      )}
      {mayEdit && <EntryForm key={written} kind={kind} structure={structure} entry={entry} editing={editing} />}
      <EntryEnd failed={editing.failed} told={editing.told} />
      {entry.kind === 'maker' && <LogoPart maker={entry} seen={structure.changes[0]?.id ?? 0} mayEdit={mayEdit} />}
      {mayEdit && <Removal name={name} entry={entry} editing={editing} />}
      <StructureChanges changes={changes} named={false} />
    </>
  );
}

type FactsProps = { readonly entry: DeskMaker | DeskCategory | DeskGroup; readonly mayEdit: boolean };

/** By what products know the entry, and how many do; for whoever may not change it, all that there is. */
function Facts({ entry, mayEdit }: FactsProps) {
  const texts = Object.entries(structureTexts(entry)).filter(([field, text]) => text !== '' && field !== 'LOGO');
  return (
    <div className={styles['facts']}>
      <p>
        <span translate="no">{entry.ref}</span>
        {entry.kind !== 'group' && (
          <>
            {' · '}
            <FormattedMessage id="desk.structure.use" values={{ count: entry.products, retired: entry.retired }} />
          </>
        )}
      </p>
      {!mayEdit && (
        <dl className={styles['texts']}>
          {texts.map(([field, text]) => (
            <div key={field}>
              <dt>
                <FormattedMessage id="desk.structure.field" values={{ field }} />
              </dt>
              <dd translate="no">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type RemovalProps = {
  readonly name: string;
  readonly entry: DeskMaker | DeskCategory | DeskGroup;
  readonly editing: StructureEditing;
};

/** The removal, which is asked once. */
function Removal({ name, entry: { kind, ref }, editing: { enter, busy } }: RemovalProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div>
      <Button variant="secondary" busy={busy} onClick={() => setAsked(true)}>
        <FormattedMessage id="desk.structure.remove" values={{ kind }} />
      </Button>
      {asked && (
        <RemoveEntryDialog
          kind={kind}
          name={name}
          onClosed={() => setAsked(false)}
          onConfirmed={(why) => {
            setAsked(false);
            enter({ act: 'removed', kind, ref }, why);
          }}
        />
      )}
    </div>
  );
}
