import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { deskStructureFromWire, structureEditToWire } from '@platine/domain/desk/deskStructure.ts';
import type {
  StructureAct,
  StructureEdit,
  StructureKind,
  StructureRefusal,
  StructureResult,
} from '@platine/domain/desk/structureEdit.ts';
import { keyOfEdit } from '@platine/domain/desk/structureEdit.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { editKey } from '../../editKey.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';

/** The end of a change. */
export type StructureTold = {
  readonly act: StructureAct;
  readonly kind: StructureKind;
  readonly ref: string;
  readonly result: StructureResult;
  readonly refusal: StructureRefusal | null;
  /** The import's own, in English; '' for none. */
  readonly reason: string;
  /** The person of the newest change to the same entry, who was faster in a conflict; '' for none. */
  readonly by: string;
};

export type StructureEditing = {
  readonly enter: (edit: StructureEdit, why: string) => void;
  readonly busy: boolean;
  readonly failed: Failed | null;
  /** How the last change has ended; null before the first. */
  readonly told: StructureTold | null;
};

type Sent = Pick<StructureTold, 'act' | 'kind' | 'ref'>;

/** The end of a change that was sent, and everything as it stands then. */
export function endOf(
  sent: Sent,
  { RESULT, REFUSAL, REASON, STRUCTURE }: DeskResponseOf<'deskEditStructure'>,
): { readonly told: StructureTold; readonly structure: DeskStructure } {
  const { act, kind, ref } = sent;
  const structure = deskStructureFromWire(STRUCTURE);
  const newest = structure.changes.find((change) => change.kind === kind && change.ref === ref);
  const told = { act, kind, ref, result: RESULT, refusal: REFUSAL, reason: REASON, by: newest?.by ?? '' };
  return { told, structure };
}

/**
 * Changes the structure as it is shown. `onDone` gets a change that is done. One whose answer was lost keeps its key, so that pressing again does it
 * once.
 */
export function useStructureEdit({ changes }: DeskStructure, onDone: (told: StructureTold) => void): StructureEditing {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<StructureTold | null>(null);
  const [sent, setSent] = useState<StructureEdit | null>(null);
  const { make, busy, failed } = useDeskCall('deskEditStructure', (answer) => {
    if (sent === null) return;
    const { kind, ref } = keyOfEdit(sent);
    const end = endOf({ act: sent.act, kind, ref }, answer);
    setTold(end.told);
    queryClient.setQueryData(deskKeys.structure, end.structure);
    if (end.told.result === 'done') onDone(end.told);
  });
  const seen = changes[0]?.id ?? 0;
  const enter = (edit: StructureEdit, why: string) => {
    setSent(edit);
    // The end of the change before is not the end of this one.
    setTold(null);
    const wire = structureEditToWire(edit);
    make({ SEEN: seen, KEY: editKey(seen, JSON.stringify([wire, why])), WHY: why, EDIT: wire });
  };
  return { enter, busy, failed, told };
}
