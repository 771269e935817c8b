import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { ResponsiveImage } from '../../../components/ProductPicture/ResponsiveImage.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { DeskDialog } from '../../parts/DeskDialog.tsx';
import type { PictureTexts } from './PictureTextsForm.tsx';
import { PictureTextsForm } from './PictureTextsForm.tsx';
import styles from './Pictures.module.css';

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
          <Moves place={place} count={count} busy={busy} onMoved={onMoved} />
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
          place={place}
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

type MovesProps = Pick<PictureItemProps, 'place' | 'count' | 'busy' | 'onMoved'>;

/** One place up or down, by buttons or, on one of them, by arrow keys. At an end the button stays and does nothing, so that the focus stays too. */
function Moves({ place, count, busy, onMoved }: MovesProps) {
  const { formatMessage } = useIntl();
  const move = (to: number) => {
    if (to >= 1 && to <= count && !busy) onMoved(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : 1;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(place + step);
  };
  return (
    <>
      {(['up', 'down'] as const).map((way) => {
        const to = way === 'up' ? place - 1 : place + 1;
        return (
          <IconButton
            key={way}
            icon={way}
            label={formatMessage({ id: 'desk.pictures.move' }, { way, place })}
            aria-disabled={to < 1 || to > count}
            onKeyDown={onKeyDown}
            onClick={() => move(to)}
          />
        );
      })}
    </>
  );
}

type RemoveDialogProps = {
  readonly place: number;
  readonly onClosed: () => void;
  readonly onConfirmed: () => void;
};

function RemoveDialog({ place, onClosed, onConfirmed }: RemoveDialogProps) {
  return (
    <DeskDialog
      title={<FormattedMessage id="desk.pictures.remove" values={{ place }} />}
      onClosed={onClosed}
      focusFirst="form button"
    >
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirmed();
        }}
      >
        <p>
          <FormattedMessage id="desk.pictures.removeText" />
        </p>
        <Button type="submit">
          <FormattedMessage id="desk.pictures.removeNow" />
        </Button>
      </form>
    </DeskDialog>
  );
}
