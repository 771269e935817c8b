import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { SettingsPart, SettingsTexts } from '@platine/domain/desk/settings.ts';
import { languagesOf, settingsPartFromWire } from '@platine/domain/desk/settings.ts';
import type { EditableSettings } from '@platine/domain/desk/settingsNames.ts';
import { isPageOfSettings, longestSettingsText } from '@platine/domain/desk/settingsNames.ts';
import { inLanguagesOf } from '@platine/domain/language/inLanguages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import fieldStyles from '../../../forms/Field/Field.module.css';
import { languageName } from '@platine/domain/language/locales.ts';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { deskKeys } from '../../queries.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import { FileText } from './FileText.tsx';
import styles from './SettingsScreen.module.css';

type SettingsFormProps = {
  readonly name: EditableSettings;
  /** The part as it was read; another one that comes later leaves what is being written alone. */
  readonly part: SettingsPart;
  readonly texts: SettingsTexts;
};

type Saved = DeskResponseOf<'deskSaveSettings'>;

/** The words of a page or of the notice, in all languages at once: a heading must be in each. */
export function SettingsForm({ name, part, texts }: SettingsFormProps) {
  const id = useId();
  const queryClient = useQueryClient();
  // Somebody else's words may arrive while these are written: they are told when these are saved.
  const [read, setRead] = useState({ seen: part.seen, texts });
  const [ended, setEnded] = useState<Saved | null>(null);
  const { make, busy, failed } = useDeskCall('deskSaveSettings', (answer) => {
    setEnded(answer);
    const now = settingsPartFromWire(answer.PART);
    if (answer.RESULT !== 'refused') setRead({ seen: now.seen, texts: now.texts ?? texts });
    queryClient.setQueryData(deskKeys.settingsPart(name), now);
  });
  const isPage = isPageOfSettings(name);
  const languages = languagesOf(texts);
  const send = readForm((fields) => {
    setEnded(null);
    const written = inLanguagesOf(languages, (language) => fields[language] ?? '');
    if (!busy) make({ NAME: name, TEXTS: written, SEEN: read.seen, WHY: fields['why'] ?? '' });
  });
  return (
    <form className={styles['form']} onSubmit={send}>
      <p className={styles['words']}>
        <FormattedMessage id={isPage ? 'desk.settings.pageHint' : 'desk.settings.noticeHint'} />
      </p>
      {languages.map((language) => (
        <div key={language} className={fieldStyles['root']}>
          <label className={fieldStyles['label']} htmlFor={`${id}-${language}`}>
            {languageName(language)}
          </label>
          <textarea
            id={`${id}-${language}`}
            name={language}
            lang={language.toLowerCase()}
            className={`${fieldStyles['control']} ${isPage ? styles['page'] : ''}`}
            rows={isPage ? 16 : 3}
            maxLength={isPage ? longestSettingsText : 500}
            spellCheck
            defaultValue={read.texts[language]}
          />
        </div>
      ))}
      <TextInput name="why" maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
      <DeskFailure failed={failed} />
      <End ended={ended} />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.settings.save" />
        </Button>
      </div>
    </form>
  );
}

function End({ ended }: { readonly ended: Saved | null }) {
  if (ended === null) return null;
  switch (ended.RESULT) {
    case 'done':
      return (
        <Notice kind="success">
          <FormattedMessage id="desk.settings.saved" />
        </Notice>
      );
    case 'conflict':
      return (
        <Notice kind="warning">
          <FormattedMessage
            id="desk.settings.conflict"
            values={{
              // A change by hand in the folder has no name.
              by: ended.PART.CHANGES[0]?.BY ?? '',
              known: ended.PART.CHANGES.length > 0 ? 'yes' : 'no',
            }}
          />
          <OtherWords texts={ended.PART.TEXTS} />
        </Notice>
      );
    default:
      return (
        <Notice kind="error" title={<FormattedMessage id="desk.settings.refused" />}>
          <ul role="list" lang="en">
            {ended.MISTAKES.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        </Notice>
      );
  }
}

/** The words that somebody else has saved meanwhile: saving once more replaces them. */
function OtherWords({ texts }: { readonly texts: SettingsTexts | null }) {
  if (texts === null) return null;
  return languagesOf(texts).map((language) => (
    <details key={language}>
      <summary>{languageName(language)}</summary>
      <FileText text={texts[language] ?? ''} lang={language.toLowerCase()} />
    </details>
  ));
}
