import type { Settings, SettingsEntry } from '@platine/domain/desk/settings.ts';
import { isEditable } from '@platine/domain/desk/settingsNames.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../../components/Link/Link.tsx';
import { useDeskClient } from '../../DeskProvider.tsx';
import { deskSettingsPath } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { settingsQuery } from '../../settingsQueries.ts';
import styles from './SettingsScreen.module.css';

/** The settings of the shop's folder, each with its source; the notice and the pages are edited from here (record 0150). */
export function SettingsScreen() {
  const query = useQuery(settingsQuery(useDeskClient()));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.settings" />
      </h1>
      <Answered query={query}>{(settings) => <Found {...settings} />}</Answered>
    </>
  );
}

function Found({ folder, state, entries }: Settings) {
  return (
    <>
      <p className={styles['words']}>
        <FormattedMessage
          id="desk.settings.folder"
          values={{
            state,
            folder: (
              <span translate="no" className={styles['path']}>
                {folder}
              </span>
            ),
          }}
        />
      </p>
      <Entries of="words" entries={entries.filter(({ name }) => isEditable(name))} />
      <Entries of="rules" entries={entries.filter(({ name }) => !isEditable(name))} />
    </>
  );
}

type EntriesProps = { readonly of: 'words' | 'rules'; readonly entries: readonly SettingsEntry[] };

function Entries({ of: group, entries }: EntriesProps) {
  return (
    <section className={styles['part']}>
      <h2>
        <FormattedMessage id={`desk.settings.${group}`} />
      </h2>
      <ul role="list" className={styles['list']}>
        {entries.map(({ name, file, source }) => (
          <li key={name}>
            <Link href={deskSettingsPath(name)}>
              <FormattedMessage id="desk.settings.name" values={{ name }} />
            </Link>
            <span className={styles['facts']}>
              <FormattedMessage id="desk.settings.source" values={{ source }} /> ·{' '}
              <span translate="no" className={styles['path']}>
                {file}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
