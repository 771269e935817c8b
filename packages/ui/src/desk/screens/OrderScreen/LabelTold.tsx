import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { ParcelLabel } from '@platine/domain/shipping/labels.ts';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { LackText } from '../../parts/LackText.tsx';

type CustomsNoticeProps = { readonly lacks: DeskResponseOf<'deskLabel'>['LACKS'] };

/** The products that customs would stop, and what each lacks. */
export function CustomsNotice({ lacks }: CustomsNoticeProps) {
  return (
    <Notice kind="warning" title={<FormattedMessage id="desk.label.lacks" />}>
      {lacks.map((lack) => (
        <p key={lack.SKU}>
          <LackText lack={lack} />
        </p>
      ))}
    </Notice>
  );
}

type LabelToldProps = { readonly label: ParcelLabel };

/** The state of a label in words. A reason is the sentence of the label service, in its language. */
export function LabelTold({ label: { state, reason, tracking } }: LabelToldProps) {
  if (reason !== '')
    return (
      <Notice kind="warning" title={<FormattedMessage id={`desk.label.${state === 'made' ? 'kept' : 'refused'}`} />}>
        <span lang="en">{reason}</span>
      </Notice>
    );
  switch (state) {
    case 'asked':
    case 'cancelling':
      return <LabelStatus id="desk.label.asked" />;
    case 'cancelled':
      return <LabelStatus id="desk.label.cancelled" />;
    default:
      return tracking === '' ? null : <LabelStatus id="desk.label.number" number={tracking} />;
  }
}

type LabelStatusProps = {
  readonly id: 'desk.label.asked' | 'desk.label.cancelled' | 'desk.label.number';
  readonly number?: string;
};

function LabelStatus({ id, number = '' }: LabelStatusProps) {
  return (
    <p role="status">
      <FormattedMessage id={id} values={{ number }} />
    </p>
  );
}
