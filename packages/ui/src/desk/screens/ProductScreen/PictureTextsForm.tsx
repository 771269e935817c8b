import type { DeskPicture, WantedPicture } from '@platine/domain/desk/productPictures.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { CaptionInputs, captionOf, longestCaption } from './CaptionInputs.tsx';
import styles from './Pictures.module.css';

export type PictureTexts = Pick<WantedPicture, 'caption' | 'copyright'>;

type PictureTextsFormProps = {
  readonly picture: DeskPicture;
  readonly busy: boolean;
  readonly onSaved: (texts: PictureTexts) => void;
};

/** The caption in the three languages, and the copyright text, which is the same in all. */
export function PictureTextsForm({ picture: { caption, copyright }, busy, onSaved }: PictureTextsFormProps) {
  const send = readForm((texts) => {
    const owner = texts['copyright'] ?? '';
    const isSame = owner === textOfAll(copyright);
    onSaved({
      caption: captionOf(caption, texts),
      // Texts that differ by language come from the catalogue's files, and stay until somebody writes another.
      copyright: isSame ? copyright : { ALL: owner },
    });
  });
  return (
    <form className={styles['form']} onSubmit={send}>
      <CaptionInputs caption={caption} />
      <TextInput
        name="copyright"
        maxLength={longestCaption}
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
