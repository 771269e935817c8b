import type { DeskPicture, WantedPicture } from '@platine/domain/desk/productPictures.ts';
import { languages } from '@platine/domain/language/language.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { languageNames } from '../../../i18n/locales.ts';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './Pictures.module.css';

export type PictureTexts = Pick<WantedPicture, 'caption' | 'copyright'>;

type PictureTextsFormProps = {
  readonly picture: DeskPicture;
  readonly busy: boolean;
  readonly onSaved: (texts: PictureTexts) => void;
};

/** Characters of a text that stands below a picture. */
const longest = 200;

/** The caption in the three languages, and the copyright text, which is the same in all. */
export function PictureTextsForm({ picture: { caption, copyright }, busy, onSaved }: PictureTextsFormProps) {
  const send = readForm((texts) => {
    const named = languages.map((language) => [language, texts[`caption-${language}`] ?? ''] as const);
    const ofAll: LocalizedText = caption.ALL === undefined ? {} : { ALL: caption.ALL };
    const owner = texts['copyright'] ?? '';
    const isSame = owner === textOfAll(copyright);
    onSaved({
      caption: { ...ofAll, ...Object.fromEntries(named) },
      // Texts that differ by language come from the catalogue's files, and stay until somebody writes another.
      copyright: isSame ? copyright : { ALL: owner },
    });
  });
  return (
    <form className={styles['form']} onSubmit={send}>
      {languages.map((language) => (
        <TextInput
          key={language}
          name={`caption-${language}`}
          lang={language.toLowerCase()}
          maxLength={longest}
          defaultValue={caption[language] ?? ''}
          placeholder={caption.ALL ?? ''}
          label={<FormattedMessage id="desk.pictures.caption" values={{ language: languageNames[language] }} />}
        />
      ))}
      <TextInput
        name="copyright"
        maxLength={longest}
        defaultValue={textOfAll(copyright)}
        label={<FormattedMessage id="desk.pictures.copyright" />}
        hint={<FormattedMessage id="desk.pictures.copyrightHint" />}
      />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.pictures.saveTexts" />
        </Button>
      </div>
    </form>
  );
}

function textOfAll(texts: LocalizedText): string {
  return texts.ALL ?? Object.values(texts).find((text) => text !== '') ?? '';
}
