import { useEffect, useRef } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { StructureEnd } from './StructureEnd.tsx';
import type { StructureTold } from './useStructureEdit.ts';

type EntryEndProps = {
  /** Why the last change has not arrived; null otherwise. */
  readonly failed: Failed | null;
  /** How the last change has ended; null before the first. */
  readonly told: StructureTold | null;
};

/** The end of the last change takes the focus: a saved form is drawn anew, and a phone scrolls to it. */
export function EntryEnd({ failed, told }: EntryEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (told !== null || failed !== null) end.current?.focus();
  }, [told, failed]);
  return (
    <div ref={end} tabIndex={-1}>
      <DeskFailure failed={failed} />
      {told !== null && <StructureEnd told={told} />}
    </div>
  );
}
