import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './EnlargedPictures.module.css';

type EnlargedBarProps = {
  /** The place of the picture in sight, from 0. */
  readonly current: number;
  readonly count: number;
  /** Called with the place of the picture to show. */
  readonly onChosen: (index: number) => void;
};

/** The picture before and after, for those who do not swipe. At an end the button keeps its focus and does nothing. */
export function EnlargedBar({ current, count, onChosen }: EnlargedBarProps) {
  const intl = useIntl();
  const { number } = useFormats();
  return (
    <div className={styles['bar']}>
      <IconButton
        icon="left"
        label={intl.formatMessage({ id: 'gallery.previous' })}
        aria-disabled={current === 0}
        onClick={() => onChosen(Math.max(current - 1, 0))}
      />
      <span role="status">
        <FormattedMessage id="gallery.place" values={{ number: number(current + 1), count: number(count) }} />
      </span>
      <IconButton
        icon="right"
        label={intl.formatMessage({ id: 'gallery.next' })}
        aria-disabled={current === count - 1}
        onClick={() => onChosen(Math.min(current + 1, count - 1))}
      />
    </div>
  );
}
