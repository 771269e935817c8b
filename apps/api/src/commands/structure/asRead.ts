import { structureEditFromWire, structureEditToWire } from '@platine/domain/desk/deskStructure.ts';
import type { StructureEdit, StructureKind } from '@platine/domain/desk/structureEdit.ts';
import { keyOfEdit } from '@platine/domain/desk/structureEdit.ts';

/** As a call of the desk is read: without blanks at the ends of texts, and a number or path in its one form. */
export function asRead(edit: StructureEdit): StructureEdit {
  return structureEditFromWire(structureEditToWire(edit));
}

/** The number, path or key in its one form. */
export function refOf(kind: StructureKind, written: string): string {
  return keyOfEdit(asRead({ act: 'removed', kind, ref: written })).ref;
}
