import type { PictureRefusal } from '@platine/domain/desk/productEdit.ts';
import { largestPicture } from '@platine/domain/desk/productPictures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failed } from '../../../queries/QueryFailure.ts';
import { readFile } from '../../../screens/OrderByListScreen/readFile.ts';
import { editKey } from '../../editKey.ts';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import type { StructureTold } from './useStructureEdit.ts';
import { endOf } from './useStructureEdit.ts';

type LogoEditing = {
  /** Sends a picture; its name is the reason in the log. */
  readonly set: (file: File) => Promise<void>;
  readonly remove: (why: string) => void;
  readonly busy: boolean;
  readonly failed: Failed | null;
  /** How the last change has ended; null before the first. */
  readonly told: StructureTold | null;
};

type Options = {
  /** The number of the maker. */
  readonly ref: string;
  /** The newest change to the structure that is shown; 0 for none. */
  readonly seen: number;
  readonly onSet: () => void;
};

/** Gives a maker a logo, or takes it away. A change whose answer was lost keeps its key, so that pressing again does it once. */
export function useLogoEdit({ ref, seen, onSet }: Options): LogoEditing {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<StructureTold | null>(null);
  const sent = { act: 'changed', kind: 'maker', ref } as const;
  const { make, busy, failed } = useDeskCall('deskSetLogo', (answer) => {
    const end = endOf(sent, answer);
    setTold(end.told);
    queryClient.setQueryData(deskKeys.structure, end.structure);
    if (end.told.result === 'done') onSet();
  });
  const set = async (file: File) => {
    const refusal = refusalOfSize(file);
    if (refusal !== null) return setTold({ ...sent, result: 'refused', refusal, reason: '', by: '' });
    setTold(null);
    const KEY = editKey(seen, `${ref} ${file.name} ${file.size} ${file.lastModified}`);
    make({ REF: ref, SEEN: seen, KEY, WHY: file.name.slice(0, 500), FILE: await readFile(file) });
  };
  const remove = (why: string) => {
    setTold(null);
    make({ REF: ref, SEEN: seen, KEY: editKey(seen, `${ref} ${why}`), WHY: why, FILE: null });
  };
  return { set, remove, busy, failed, told };
}

/** The reason against a file that is not worth sending; null for none. */
function refusalOfSize({ size }: File): PictureRefusal | null {
  if (size > largestPicture) return 'largePicture';
  return size === 0 ? 'damagedPicture' : null;
}
