import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { entriesOf } from '@platine/domain/desk/deskStructure.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useSearch } from 'wouter';
import { useDeskClient } from '../../DeskProvider.tsx';
import { Answered } from '../../parts/Answered.tsx';
import type { StructurePlace } from '../../structurePaths.ts';
import { deskStructurePath, structurePlaceOf } from '../../structurePaths.ts';
import { structureQuery } from '../../structureQuery.ts';
import { EntryView } from './EntryView.tsx';
import { StructureList } from './StructureList.tsx';
import type { StructureTold } from './useStructureEdit.ts';

/** Makers, categories and the menu: what products refer to, and the shop's ways to them. The place is in the address. */
export function StructureScreen() {
  const place = structurePlaceOf(useSearch());
  // A form keeps what is written in it when the window comes back.
  const query = useQuery({ ...structureQuery(useDeskClient()), refetchOnWindowFocus: false });
  return (
    <>
      <h1>
        <FormattedMessage id="desk.structure" />
      </h1>
      <Answered query={query}>{(structure) => <Opened structure={structure} place={place} />}</Answered>
    </>
  );
}

type OpenedProps = { readonly structure: DeskStructure; readonly place: StructurePlace };

/** The list, or one of its entries. What was brought in or removed leads back to the list, which says so until another entry is opened. */
function Opened({ structure, place }: OpenedProps) {
  const [, navigate] = useLocation();
  const [ended, setEnded] = useState<StructureTold | null>(null);
  const { kind, entry, isNew } = place;
  if (entry === null && !isNew) return <StructureList structure={structure} place={place} told={ended} />;
  if (ended !== null) setEnded(null);
  const leave = (told: StructureTold) => {
    setEnded(told);
    navigate(deskStructurePath({ kind: told.kind }));
  };
  const opened = entriesOf(structure, kind).find(({ ref }) => ref === entry) ?? null;
  return <EntryView key={`${kind} ${entry}`} structure={structure} place={place} entry={opened} onLeft={leave} />;
}
