import type { DeskCategory, DeskGroup, DeskMaker, DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import type { StructureEntry, StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { CategoryFields, categoryIn } from './CategoryFields.tsx';
import { GroupForm } from './GroupForm.tsx';
import { MakerFields, makerIn } from './MakerFields.tsx';
import type { StructureEditing } from './useStructureEdit.ts';
import { WrittenForm } from './WrittenForm.tsx';

type EntryFormProps = {
  readonly kind: StructureKind;
  readonly structure: DeskStructure;
  /** The entry that is changed; null for a new one. */
  readonly entry: DeskMaker | DeskCategory | DeskGroup | null;
  readonly editing: StructureEditing;
};

/** The form of an entry of any kind. */
export function EntryForm({ kind, structure, entry, editing: { enter, busy } }: EntryFormProps) {
  const isNew = entry === null;
  const send = (written: StructureEntry, why = '') => {
    if (why.trim() !== '') enter({ act: isNew ? 'created' : 'changed', entry: written }, why.trim());
  };
  switch (kind) {
    case 'maker': {
      const maker = entry?.kind === kind ? entry : null;
      return (
        <WrittenForm busy={busy} isNew={isNew} onSent={(texts) => send(makerIn(texts, maker), texts['why'])}>
          <MakerFields maker={maker} makers={structure.makers} />
        </WrittenForm>
      );
    }
    case 'category': {
      const category = entry?.kind === kind ? entry : null;
      return (
        <WrittenForm busy={busy} isNew={isNew} onSent={(texts) => send(categoryIn(texts, category), texts['why'])}>
          <CategoryFields category={category} />
        </WrittenForm>
      );
    }
    case 'group': {
      const group = entry?.kind === kind ? entry : null;
      return <GroupForm group={group} groups={structure.groups.length} busy={busy} onSent={send} />;
    }
  }
}
