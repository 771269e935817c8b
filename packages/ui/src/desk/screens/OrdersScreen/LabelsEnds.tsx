import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { LabelOutcome } from '@platine/domain/desk/manyLabels.ts';
import { labelReason, printableLabels } from '@platine/domain/desk/manyLabels.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { LackText } from '../../parts/LackText.tsx';
import { deskOrderPath } from '../../deskPaths.ts';
import { LabelLeft, LabelReasonText } from './LabelLeft.tsx';
import { numberOf } from './labelNumber.ts';
import styles from './OrdersScreen.module.css';
import { PrintLabels } from './PrintLabels.tsx';
import type { LabelEnd, ManyLabels } from './useManyLabels.ts';

type LabelsEndsProps = {
  readonly made: ManyLabels;
  /** The ticked orders as they are now, also those that had a label before. */
  readonly files: readonly DeskOrder[];
  readonly onStopped: () => void;
  readonly onClosed: () => void;
};

const isMade = ({ outcome }: LabelEnd) => outcome.kind === 'made';
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The outcome for each order, and in the end one print for all labels. */
export function LabelsEnds({ made: { asked, ends, state }, files, onStopped, onClosed }: LabelsEndsProps) {
  const count = ends.filter(isMade).length;
  const isEnded = state === 'ended';
  return (
    <div className={styles['form']}>
      <p role="status">
        {isEnded ? (
          <FormattedMessage id="desk.many.labelDone" values={{ count, left: asked.length - count }} />
        ) : (
          <FormattedMessage id="desk.many.running" values={{ count: ends.length }} />
        )}
      </p>
      <ul role="list">
        {ends.map((end) => (
          <li key={end.orderNumber} className={styles['end']} data-done={isMade(end)}>
            <Link href={deskOrderPath(end.orderNumber)}>{end.orderNumber}</Link>{' '}
            <End end={end} file={files.find(({ order }) => order.orderNumber === end.orderNumber)} />
          </li>
        ))}
      </ul>
      {isEnded ? (
        <>
          {files
            .filter((file) => labelReason(file) === 'fileGone')
            .map((file) => (
              <LabelLeft key={file.order.orderNumber} file={file} />
            ))}
          <PrintLabels files={files} />
          <Button variant="secondary" onClick={onClosed} {...(printableLabels(files).length === 0 && { ref: focus })}>
            <FormattedMessage id="desk.many.close" />
          </Button>
        </>
      ) : (
        <Button variant="secondary" busy={state === 'stopping'} onClick={onStopped}>
          <FormattedMessage id="desk.many.labelStop" />
        </Button>
      )}
    </div>
  );
}

type EndProps = { readonly end: LabelEnd; readonly file: DeskOrder | undefined };

function End({ end, file }: EndProps) {
  const { outcome } = end;
  switch (outcome.kind) {
    case 'failed':
      return <FormattedMessage id="desk.many.failed" values={{ kind: outcome.failed.kind }} />;
    case 'made':
      return <FormattedMessage id="desk.many.labelMade" values={{ number: numberOf(file?.label ?? null) }} />;
    case 'lacks':
      return <Lacks end={end} />;
    default:
      return <NotMade outcome={outcome} file={file} />;
  }
}

type NotMadeProps = Pick<EndProps, 'file'> & {
  readonly outcome: Extract<LabelOutcome, { readonly kind: 'asked' | 'refused' | 'left' }>;
};

function NotMade({ outcome, file }: NotMadeProps) {
  switch (outcome.kind) {
    case 'asked':
      return <FormattedMessage id="desk.label.asked" />;
    case 'refused':
      return (
        <>
          <FormattedMessage id="desk.many.labelRefused" /> <span lang="en">{outcome.words}</span>
        </>
      );
    case 'left':
      return file === undefined ? null : <LabelReasonText reason={outcome.reason} file={file} />;
  }
}

function Lacks({ end }: Pick<EndProps, 'end'>) {
  const lacks = 'lacks' in end ? end.lacks : [];
  return (
    <>
      <FormattedMessage id="desk.many.labelLacks" />
      {lacks.map((lack) => (
        <p key={lack.SKU}>
          <LackText lack={lack} />
        </p>
      ))}
    </>
  );
}
