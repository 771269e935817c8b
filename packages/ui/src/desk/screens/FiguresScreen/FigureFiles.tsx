import type { Days } from '@platine/domain/desk/figuresDays.ts';
import { figuresFiles } from '@platine/domain/desk/figuresDays.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { saveFile } from '../../parts/saveFile.ts';
import { useDeskCall } from '../../useDeskCall.ts';
import styles from './FiguresScreen.module.css';

/** The days as files for a spreadsheet and for accounting. */
export function FigureFiles({ days: { from, until } }: { readonly days: Days }) {
  const { make, busy, failed } = useDeskCall('deskFiguresFile', ({ NAME, TEXT }) => saveFile(NAME, 'text/csv', TEXT));
  return (
    <section className={styles['files']}>
      <h2>
        <FormattedMessage id="desk.figures.files" />
      </h2>
      <div className={styles['acts']}>
        {figuresFiles.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            busy={busy}
            onClick={() => make({ FROM: from, UNTIL: until, KIND: kind })}
          >
            <FormattedMessage id="desk.figures.file" values={{ kind }} />
          </Button>
        ))}
      </div>
      <DeskFailure failed={failed} />
    </section>
  );
}
