import type { LocalizedText } from '@platine/domain/language/text.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { CaptionInputs, captionOf } from './CaptionInputs.tsx';
import styles from './Pictures.module.css';

type CaptionFormProps = {
  readonly caption: LocalizedText;
  readonly busy: boolean;
  readonly onSaved: (caption: LocalizedText) => void;
};

/** The caption of a document in the three languages. */
export function CaptionForm({ caption, busy, onSaved }: CaptionFormProps) {
  const send = readForm((texts) => onSaved(captionOf(caption, texts)));
  return (
    <form className={styles['form']} onSubmit={send}>
      <CaptionInputs caption={caption} />
      <div>
        <Button type="submit" busy={busy}>
          <FormattedMessage id="desk.documents.saveCaptions" />
        </Button>
      </div>
    </form>
  );
}
