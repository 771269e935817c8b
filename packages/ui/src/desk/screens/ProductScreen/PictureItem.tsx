import type { DeskPicture } from '@platine/domain/desk/productPictures.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { ResponsiveImage } from '../../../components/ProductPicture/ResponsiveImage.tsx';
import { languageOf } from '../../../i18n/locales.ts';
import { MediaItem } from './MediaItem.tsx';
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

export function PictureItem({ picture, onTexts, ...item }: PictureItemProps) {
  const { place, count, busy } = item;
  const { formatMessage } = useIntl();
  return (
    <MediaItem
      {...item}
      words={{
        move: (way) => formatMessage({ id: 'desk.pictures.move' }, { way, place }),
        edit: <FormattedMessage id="desk.pictures.texts" />,
        remove: formatMessage({ id: 'desk.pictures.remove' }, { place }),
        removed: <FormattedMessage id="desk.pictures.removeText" />,
      }}
      form={<PictureTextsForm picture={picture} busy={busy} onSaved={onTexts} />}
    >
      <Shown picture={picture} name={formatMessage({ id: 'desk.pictures.place' }, { place, count })} />
    </MediaItem>
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
