import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import styles from './Pictures.module.css';
import type { Upload } from './useAddPictures.ts';
import { useAddPictures } from './useAddPictures.ts';

/** Kinds that the shop takes. A phone makes one of them of a photo that it keeps in another. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff';

/** New pictures: from the phone's camera, chosen, or dropped here; each with its state. */
export function AddPictures({ sku }: { readonly sku: number }) {
  const { uploads, add, sendAgain } = useAddPictures(sku);
  const [isOver, setOver] = useState(false);
  const isLost = uploads.some(({ state }) => state === 'failed');
  return (
    <div
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      <div className={styles['ways']}>
        <Pick accept={kinds} multiple label={<FormattedMessage id="desk.pictures.choose" />} onPicked={add} />
        <Pick accept="image/*" capture label={<FormattedMessage id="desk.pictures.camera" />} onPicked={add} />
      </div>
      <p className={styles['hint']}>
        <FormattedMessage id="desk.pictures.hint" />
      </p>
      <Uploads uploads={uploads} />
      {isLost && (
        <div>
          <Button variant="secondary" onClick={sendAgain}>
            <FormattedMessage id="desk.pictures.again" />
          </Button>
        </div>
      )}
    </div>
  );
}

type PickProps = {
  readonly accept: string;
  readonly multiple?: boolean;
  /** Opens the camera at the back of a phone. */
  readonly capture?: boolean;
  readonly label: ReactNode;
  readonly onPicked: (files: readonly File[]) => void;
};

function Pick({ accept, multiple = false, capture = false, label, onPicked }: PickProps) {
  return (
    <label className={styles['pick']}>
      {label}
      <input
        type="file"
        className={styles['file']}
        accept={accept}
        multiple={multiple}
        {...(capture && { capture: 'environment' })}
        onChange={({ target }) => {
          onPicked([...(target.files ?? [])]);
          // The same file can be chosen again, such as one that was mended.
          target.value = '';
        }}
      />
    </label>
  );
}

function Uploads({ uploads }: { readonly uploads: readonly Upload[] }) {
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p role="status" className={styles['hint']}>
        {uploads.length > 0 && <FormattedMessage id="desk.pictures.progress" values={{ done, all: uploads.length }} />}
      </p>
      {uploads.length > 0 && (
        <ul role="list" className={styles['uploads']}>
          {uploads.map((upload) => (
            <li key={upload.id} className={styles['upload']} data-state={upload.state}>
              <span translate="no" className={styles['name']}>
                {upload.file.name}
              </span>
              <span className={styles['end']}>
                <UploadEnd upload={upload} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UploadEnd({ upload }: { readonly upload: Upload }) {
  switch (upload.state) {
    case 'refused':
      return <FormattedMessage id="desk.product.refused" values={{ refusal: upload.refusal }} />;
    case 'failed':
      return (
        <FormattedMessage
          id={upload.failed.kind === 'network' ? 'desk.failure.network' : 'error.InternalErrorException'}
        />
      );
    default:
      return <FormattedMessage id="desk.pictures.state" values={{ state: upload.state }} />;
  }
}
