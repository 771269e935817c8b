import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { DeskPicture, WantedPicture } from '@platine/domain/desk/productPictures.ts';
import { pictureAddressOf } from '@platine/domain/desk/productPictures.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { AddPictures } from './AddPictures.tsx';
import { EditEnd } from './EditEnd.tsx';
import { moved } from '../../parts/Moves.tsx';
import { PictureItem } from './PictureItem.tsx';
import styles from './Pictures.module.css';
import { useProductEdit } from './useProductEdit.ts';

type PicturesPartProps = {
  readonly product: DeskProduct;
  /** Whether the operator may change them. */
  readonly mayEdit: boolean;
};

/** The pictures of a product, each with its place, texts and a way out, and where more are added. */
export function PicturesPart({ product, mayEdit }: PicturesPartProps) {
  const { pictures, changes, sku } = product;
  const { formatMessage } = useIntl();
  const { enter, busy, failed, told } = useProductEdit(product);
  const change = (wanted: readonly WantedPicture[], act: 'moved' | 'removed' | 'texts') => {
    // A press while another is under way would be about pictures that are not shown yet.
    if (!busy) enter({ kind: 'pictures', pictures: wanted }, formatMessage({ id: 'desk.pictures.why' }, { act }));
  };
  const wanted = pictures.map(wantedOf);
  return (
    <section className={styles['root']}>
      <h2>
        <FormattedMessage id="desk.pictures" />
      </h2>
      {pictures.length === 0 ? (
        <p>
          <FormattedMessage id="desk.pictures.none" />
        </p>
      ) : (
        <ol role="list" className={styles['list']}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={pictureAddressOf(picture)}
              picture={picture}
              place={index + 1}
              count={pictures.length}
              mayEdit={mayEdit}
              busy={busy}
              onMoved={(to) => change(moved(wanted, index, to - 1), 'moved')}
              onTexts={(texts) => change(wanted.with(index, { ...wantedOf(picture), ...texts }), 'texts')}
              onRemoved={() => change(wanted.toSpliced(index, 1), 'removed')}
            />
          ))}
        </ol>
      )}
      <DeskFailure failed={failed} />
      <EditEnd told={told} changes={changes} />
      {mayEdit && <AddPictures sku={sku} />}
    </section>
  );
}

function wantedOf({ caption, copyright, ...picture }: DeskPicture): WantedPicture {
  return { address: pictureAddressOf(picture), caption, copyright };
}
