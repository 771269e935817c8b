import type { SettingsChange, SettingsPart } from '@platine/domain/desk/settings.ts';
import { editableName } from '@platine/domain/desk/settings.ts';
import type { SettingsName } from '@platine/domain/desk/settingsNames.ts';

import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../../components/Link/Link.tsx';
import { languagesOf } from '@platine/domain/desk/settings.ts';
import { languageName } from '@platine/domain/language/locales.ts';
import { timeZone } from '../../../i18n/locales.ts';
import { useDeskClient } from '../../DeskProvider.tsx';
import { settingsPath } from '../../deskPaths.ts';
import { Answered } from '../../parts/Answered.tsx';
import { useMayDo } from '../../parts/useMayDo.ts';
import { settingsPartQuery } from '../../settingsQueries.ts';
import { FileText } from './FileText.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import styles from './SettingsScreen.module.css';

/** A part of the settings: its file, or the form of its words. */
export function SettingsPartScreen({ name }: { readonly name: SettingsName }) {
  const query = useQuery(settingsPartQuery(useDeskClient(), name));
  return (
    <>
      <h1>
        <FormattedMessage id="desk.settings.name" values={{ name }} />
      </h1>
      <Answered query={query}>{(part) => <Part part={part} />}</Answered>
      <p>
        <Link href={settingsPath}>
          <FormattedMessage id="desk.settings.back" />
        </Link>
      </p>
    </>
  );
}

function Part({ part }: { readonly part: SettingsPart }) {
  const { file, source, state, changes } = part;
  const name = editableName(part);
  const maySave = useMayDo('settings');
  return (
    <>
      <p className={styles['facts']}>
        <FormattedMessage id="desk.settings.source" values={{ source }} /> ·{' '}
        <span translate="no" className={styles['path']}>
          {file}
        </span>
      </p>
      {part.texts !== null && state !== 'writable' && (
        <p className={styles['words']}>
          <FormattedMessage id="desk.settings.fixed" values={{ state }} />
        </p>
      )}
      {name !== null && part.texts !== null && maySave ? (
        <SettingsForm name={name} part={part} texts={part.texts} />
      ) : (
        <Content part={part} />
      )}
      <Changes changes={changes} />
    </>
  );
}

/** The files, to be read. */
function Content({ part: { text, texts } }: { readonly part: SettingsPart }) {
  const written = texts === null ? [] : languagesOf(texts).filter((language) => texts[language] !== '');
  if (text === '' && written.length === 0)
    return (
      <p>
        <FormattedMessage id="desk.settings.none" />
      </p>
    );
  if (texts === null) return <FileText text={text} />;
  return written.map((language) => (
    <section key={language} className={styles['part']}>
      <h2>{languageName(language)}</h2>
      <FileText text={texts[language] ?? ''} lang={language.toLowerCase()} />
    </section>
  ));
}

function Changes({ changes }: { readonly changes: readonly SettingsChange[] }) {
  const { formatDate } = useIntl();
  if (changes.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>
        <FormattedMessage id="desk.settings.changes" />
      </h2>
      <ul role="list" className={styles['changes']}>
        {changes.map(({ at, by, why }) => (
          <li key={at}>
            {formatDate(at, { timeZone, dateStyle: 'medium', timeStyle: 'short' })} · <span translate="no">{by}</span>
            {why !== '' && ` · ${why}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
