import type { ShownPicture } from '@platine/domain/catalog/assets.ts';
import type { MouseEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Modal } from '../../dialogs/Modal.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EnlargedBar } from './EnlargedBar.tsx';
import styles from './EnlargedPictures.module.css';
import { partInSight, showPart } from './partInSight.ts';

type EnlargedPicturesProps = {
  readonly pictures: readonly ShownPicture[];
  /** Title and alternative text of pictures without one. */
  readonly name: string;
  /** The place of the picture that is shown first, from 0. */
  readonly first: number;
  readonly onClosed: () => void;
  /** Called after the dialog has closed, with the place of the picture that was in sight. */
  readonly onGone: (index: number) => void;
};

/** The pictures of a product as large as the window, in a row that is swiped. A press on one shows it twice as large, to be moved about. */
export function EnlargedPictures({ pictures, name, first, onClosed, onGone }: EnlargedPicturesProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const [magnified, setMagnified] = useState<Point | null>(null);
  const isMagnified = magnified !== null;
  useLayoutEffect(() => {
    if (magnified !== null) keepInSight(magnified);
  }, [magnified]);
  const caption = pictures[current]?.caption ?? null;
  const language = useLanguage();
  return (
    <Modal
      title={caption === null ? name : <span lang={foreignTag(caption, language)}>{caption.text}</span>}
      full
      focusFirst="[data-first='true']"
      onDismissed={onClosed}
      onOutside={onClosed}
      onGone={() => onGone(current)}
    >
      <div
        ref={row}
        className={styles['row']}
        data-magnified={isMagnified}
        onScroll={({ currentTarget }) => setCurrent(partInSight(currentTarget))}
      >
        {pictures.map((picture, index) => (
          <div key={picture.url} className={styles['part']}>
            <button
              type="button"
              aria-pressed={isMagnified}
              data-first={index === first}
              onClick={(event) => setMagnified(isMagnified ? null : pointOf(event))}
            >
              <ProductPicture
                src={picture.url}
                alt={picture.caption?.text ?? name}
                copyright={picture.copyright}
                size={1600}
                sizes={isMagnified ? '200vw' : '100vw'}
                important={index === first}
              />
              <VisuallyHidden>
                <FormattedMessage id="gallery.magnify" />
              </VisuallyHidden>
            </button>
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <EnlargedBar current={current} count={pictures.length} onChosen={(index) => showPart(row, index)} />
      )}
    </Modal>
  );
}

/** Where a picture was pressed. */
type Point = {
  /** The part of the row that it stands in, and scrolls in when it is magnified. */
  readonly part: Element | null;
  /** From 0 to 1. */
  readonly across: number;
  readonly down: number;
};

/** In the middle for a key. */
function pointOf({ detail, clientX, clientY, currentTarget }: MouseEvent): Point {
  const part = currentTarget.parentElement;
  if (detail === 0) return { part, across: 0.5, down: 0.5 };
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { part, across: (clientX - left) / width, down: (clientY - top) / height };
}

function keepInSight({ part, across, down }: Point): void {
  part?.scrollTo({
    left: across * (part.scrollWidth - part.clientWidth),
    top: down * (part.scrollHeight - part.clientHeight),
  });
}
