import type { DeskStructure } from '@platine/domain/desk/deskStructure.ts';
import { entriesOf } from '@platine/domain/desk/deskStructure.ts';
import type { StructureEntry, Use } from '@platine/domain/desk/structureEdit.ts';
import { structureKinds } from '@platine/domain/desk/structureEdit.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import listStyles from '../../parts/LinkList.module.css';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { Pages } from '../../parts/Pages.tsx';
import { useListKeys } from '../../parts/useListKeys.ts';
import { useMayDo } from '../../parts/useMayDo.ts';
import type { StructurePlace } from '../../structurePaths.ts';
import { deskStructurePath } from '../../structurePaths.ts';
import { entryName, foundEntries } from './entryName.ts';
import { StructureChanges } from './StructureChanges.tsx';
import { StructureEnd } from './StructureEnd.tsx';
import type { StructureTold } from './useStructureEdit.ts';

type StructureListProps = {
  readonly structure: DeskStructure;
  readonly place: StructurePlace;
  /** The change that led back here; null for none. */
  readonly told: StructureTold | null;
};

/** Entries on one page of a list. */
const pageSize = 50;

/** Makers, categories or the groups of the menu, with what is asked for, and the newest changes to all of them. */
export function StructureList({ structure, place, told }: StructureListProps) {
  const { kind, text, page } = place;
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const mayEdit = useMayDo('catalogue');
  const found = foundEntries<StructureEntry & Use>(entriesOf(structure, kind), text);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      <ListSearch
        key={`${kind} ${text}`}
        label={formatMessage({ id: 'desk.structure.search' })}
        text={text}
        onSearch={(words) => navigate(deskStructurePath({ kind, text: words }))}
        lists={structureKinds.map((one) => ({
          name: <FormattedMessage id={`desk.structureList.${one}`} />,
          href: deskStructurePath({ kind: one }),
          isOpen: one === kind,
        }))}
      />
      {mayEdit && (
        <p>
          <Link href={deskStructurePath({ kind, isNew: true })}>
            <FormattedMessage id="desk.structure.new" values={{ kind }} />
          </Link>
        </p>
      )}
      {told !== null && <StructureEnd told={told} />}
      {found.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id={text === '' ? 'desk.nothingToDo' : 'desk.structure.nothingFound'} />}
        />
      ) : (
        <Entries entries={shown} count={found.length} />
      )}
      <Pages
        page={page}
        pages={Math.ceil(found.length / pageSize)}
        pathOf={(other) => deskStructurePath({ kind, text, page: other })}
      />
      <StructureChanges changes={structure.changes} named />
    </>
  );
}

type EntriesProps = { readonly entries: readonly (StructureEntry & Use)[]; readonly count: number };

function Entries({ entries, count }: EntriesProps) {
  const list = useListKeys();
  return (
    <>
      <p role="status">
        <FormattedMessage id="desk.structure.count" values={{ count }} />
      </p>
      <ul ref={list} role="list" className={listStyles['root']}>
        {entries.map((entry) => (
          <li key={entry.ref}>
            <Row entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ entry }: { readonly entry: StructureEntry & Use }) {
  const language = languageOf(useIntl().locale);
  const { kind, ref, products, retired } = entry;
  return (
    <Link href={deskStructurePath({ kind, entry: ref })} variant="plain" className={listStyles['link']}>
      <span className={listStyles['name']} translate={kind === 'maker' ? 'no' : undefined}>
        {entryName(entry, language)}
      </span>
      <span className={listStyles['facts']}>
        <span translate="no">{ref}</span>
        {' · '}
        {entry.kind === 'group' ? (
          <FormattedMessage id="desk.structure.entryCount" values={{ count: entry.entries.length }} />
        ) : (
          <FormattedMessage id="desk.structure.use" values={{ count: products, retired }} />
        )}
        {entry.kind === 'maker' && entry.country !== null && ` · ${entry.country}`}
      </span>
    </Link>
  );
}
