import type { MenuEntry } from '@platine/domain/catalog/menu.ts';
import type { GroupEntry } from '@platine/domain/desk/structureEdit.ts';
import { mostMenuEntries } from '@platine/domain/desk/structureEdit.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { moved } from '../../parts/Moves.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { LanguageFields, languageTextsIn } from './LanguageFields.tsx';
import { MenuEntryFields } from './MenuEntryFields.tsx';
import styles from './StructureScreen.module.css';
import { WrittenForm } from './WrittenForm.tsx';

type GroupFormProps = {
  /** The group that is changed; null for a new one. */
  readonly group: GroupEntry | null;
  /** How many groups the menu has. */
  readonly groups: number;
  readonly busy: boolean;
  /** Receives the group as it is written, and the reason. */
  readonly onSent: (group: GroupEntry, why: string) => void;
};

/** An entry in the form. Its key stays while it moves, so that its fields keep what is written in them. */
type Row = { readonly key: number; readonly entry: MenuEntry };

const blank: MenuEntry = { title: {}, groupTags: [] };

/** A menu group: its title and place, and its entries, which are moved, added and removed before all of it is saved together. */
export function GroupForm({ group, groups, busy, onSent }: GroupFormProps) {
  const [rows, setRows] = useState<readonly Row[]>(() => (group?.entries ?? []).map((entry, key) => ({ key, entry })));
  const [made, setMade] = useState(rows.length);
  const places = group === null ? groups + 1 : groups;
  const send = (texts: Readonly<Record<string, string>>) =>
    onSent(
      {
        kind: 'group',
        ref: group?.ref ?? (texts['ref'] ?? '').trim(),
        title: languageTextsIn(texts, 'title', group?.title ?? {}),
        entries: rows.map((row) => entryIn(texts, row)),
        position: Number(texts['position'] ?? '1') - 1,
      },
      texts['why'] ?? '',
    );
  const add = () => {
    setRows([...rows, { key: made, entry: blank }]);
    setMade(made + 1);
  };
  return (
    <WrittenForm busy={busy} isNew={group === null} onSent={send}>
      {group === null && (
        <TextInput
          name="ref"
          required
          maxLength={40}
          translate="no"
          spellCheck={false}
          label={<FormattedMessage id="desk.structure.key" />}
          hint={<FormattedMessage id="desk.structure.keyHint" />}
        />
      )}
      <LanguageFields name="title" texts={group?.title ?? {}} maxLength={40} />
      <TextInput
        name="position"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={places}
        step={1}
        defaultValue={group === null ? places : group.position + 1}
        label={<FormattedMessage id="desk.structure.place" values={{ places }} />}
      />
      <fieldset className={styles['fields']}>
        <legend>
          <FormattedMessage id="desk.structure.entries" />
        </legend>
        <p className={styles['facts']}>
          <FormattedMessage id="desk.structure.entriesHint" />
        </p>
        <ol role="list" className={styles['rows']}>
          {rows.map(({ key, entry }, index) => (
            <MenuEntryFields
              key={key}
              name={`entry-${key}`}
              entry={entry}
              place={index + 1}
              count={rows.length}
              onMoved={(to) => setRows(moved(rows, index, to - 1))}
              onRemoved={() => setRows(rows.toSpliced(index, 1))}
            />
          ))}
        </ol>
        <div>
          <Button variant="secondary" disabled={rows.length >= mostMenuEntries} onClick={add}>
            <FormattedMessage id="desk.structure.addEntry" />
          </Button>
        </div>
      </fieldset>
    </WrittenForm>
  );
}

function entryIn(texts: Readonly<Record<string, string>>, { key, entry }: Row): MenuEntry {
  const tags = (texts[`entry-${key}-tags`] ?? '').split(',').map((tag) => tag.trim());
  return {
    title: languageTextsIn(texts, `entry-${key}`, entry.title),
    groupTags: tags.filter((tag) => tag !== ''),
  };
}
