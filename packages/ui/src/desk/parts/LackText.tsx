import type { DeskResponseOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import { FormattedMessage } from 'react-intl';

type LackTextProps = {
  /** A product of the parcel, with the facts that it lacks. */
  readonly lack: DeskResponseOf<'deskLabel'>['LACKS'][number];
};

/** A product that customs would stop, and what it lacks. */
export function LackText({ lack: { SKU, PART_NUMBER, FACTS } }: LackTextProps) {
  const facts = FACTS.length === 1 ? FACTS[0] : 'both';
  return <FormattedMessage id="desk.label.lack" values={{ part: PART_NUMBER, sku: String(SKU), facts }} />;
}
