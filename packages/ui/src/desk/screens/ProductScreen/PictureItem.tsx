import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { ResponsiveImage } from '../../../components/ProductPicture/ResponsiveImage.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { Moves } from './Moves.tsx';
import type { PictureTexts } from './PictureTextsForm.tsx';
import { PictureTextsForm } from './PictureTextsForm.tsx';
import styles from './Pictures.module.css';
import { RemoveDialog } from './RemoveDialog.tsx';

type PictureItemProps = {
  readonly picture: DeskPicture;
  /** From 1; the first is the one that lists show. */
  readonly place: number;
  readonly count: number;
  readonly mayEdit: boolean;
  readonly busy: boolean;
  readonly onMoved: (place: number) => void;
  readonly onTexts: (texts: PictureTexts) => void;
  readonly onRemoved: () => void;
};

export function PictureItem({ picture, place, count, mayEdit, busy, ...acts }: PictureItemProps) {
  const { onMoved, onTexts, onRemoved } = acts;
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'texts' | 'remove' | null>(null);
  return (
    <li className={styles['item']}>
      <Shown picture={picture} name={formatMessage({ id: 'desk.pictures.place' }, { place, count })} />
      {mayEdit && (
        <div className={styles['acts']}>
          <Moves
            place={place}
            count={count}
            busy={busy}
            labelOf={(way) => formatMessage({ id: 'desk.pictures.move' }, { way, place })}
            onMoved={onMoved}
          />
          <Button variant="secondary" aria-expanded={open === 'texts'} onClick={() => setOpen(toggled(open))}>
            <FormattedMessage id="desk.pictures.texts" />
          </Button>
          <IconButton
            icon="trash"
            label={formatMessage({ id: 'desk.pictures.remove' }, { place })}
            onClick={() => setOpen('remove')}
          />
        </div>
      )}
      {open === 'texts' && <PictureTextsForm picture={picture} busy={busy} onSaved={onTexts} />}
      {open === 'remove' && (
        <RemoveDialog
          title={<FormattedMessage id="desk.pictures.remove" values={{ place }} />}
          text={<FormattedMessage id="desk.pictures.removeText" />}
          onClosed={() => setOpen(null)}
          onConfirmed={() => {
            setOpen(null);
            onRemoved();
          }}
        />
      )}
    </li>
  );
}

/** The picture with its texts in the reader's language. */
function Shown({ picture, name }: Pick<PictureItemProps, 'picture'> & { readonly name: string }) {
  const language = languageOf(useIntl().locale);
  const textIn = (texts: LocalizedText) => pickText(texts, language)?.text ?? '';
  const [caption, copyright] = [textIn(picture.caption), textIn(picture.copyright)];
  return (
    <>
      <div className={styles['thumb']}>
        <ResponsiveImage src={textIn(picture.url)} alt="" width={96} height={96} />
      </div>
      <div className={styles['words']}>
        <span>{name}</span>
        {caption !== '' && <span>{caption}</span>}
        {copyright !== '' && <span className={styles['hint']}>{copyright}</span>}
      </div>
    </>
  );
}

const toggled = (open: 'texts' | 'remove' | null) => (open === 'texts' ? null : 'texts');
