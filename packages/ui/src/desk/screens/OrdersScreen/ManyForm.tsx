import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { ManyActKind } from '@platine/domain/desk/manyOrders.ts';
import { plannedAct } from '@platine/domain/desk/manyOrders.ts';
import { likelyCarrier } from '@platine/domain/shipping/carriers.ts';
import { labelledParcel } from '@platine/domain/shipping/labels.ts';
import type { KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { parcelIn } from '../../parts/parcelIn.ts';
import { readForm } from '../../parts/readForm.ts';
import { CarrierInput } from '../../parts/CarrierInput.tsx';
import { TextInput } from '../../parts/TextInput.tsx';
import { numberOf } from './labelNumber.ts';
import styles from './OrdersScreen.module.css';
import type { PlannedOrder } from './useManyActs.ts';

type ManyFormProps = {
  readonly kind: ManyActKind;
  readonly files: readonly DeskOrder[];
  readonly onConfirmed: (planned: readonly PlannedOrder[]) => void;
};

/** Says what will happen to how many, and which orders do not take it. */
export function ManyForm({ kind, files, onConfirmed }: ManyFormProps) {
  const handedOver = { carrier: null, tracking: '' } as const;
  const possible = files.filter((file) => plannedAct(kind, file, handedOver).kind === 'possible');
  const left = files.filter((file) => !possible.includes(file));
  const send = readForm((texts) => {
    const parcelOf = ({ label, order }: DeskOrder) =>
      labelledParcel(label) ?? parcelIn(texts['carrier'], texts[order.orderNumber]);
    onConfirmed(
      possible.flatMap((file) => {
        const planned = plannedAct(kind, file, parcelOf(file));
        const why = kind === 'transferred' ? (texts[file.order.orderNumber] ?? '').trim() : '';
        return planned.kind === 'possible' ? [{ file, act: planned.act, why }] : [];
      }),
    );
  });
  return (
    <form className={styles['form']} onSubmit={send}>
      <p>
        <FormattedMessage id={`desk.many.${kind}Text`} values={{ count: possible.length }} />
      </p>
      {left.map((file) => (
        <p key={file.order.orderNumber}>
          <strong>{file.order.orderNumber}</strong> <Refusal kind={kind} file={file} />
        </p>
      ))}
      {kind === 'sent' && possible.length > 0 && <Parcels files={possible} />}
      {kind === 'transferred' && <Transfers files={possible} />}
      {possible.length > 0 && (
        <Button type="submit">
          <FormattedMessage id={`desk.many.${kind}Now`} values={{ count: possible.length }} />
        </Button>
      )}
    </form>
  );
}

function Refusal({ kind, file }: { readonly kind: ManyActKind; readonly file: DeskOrder }) {
  const planned = plannedAct(kind, file, { carrier: null, tracking: '' });
  const refusal = planned.kind === 'refused' ? planned.refusal : 'noPieces';
  return <FormattedMessage id="desk.many.refused" values={{ refusal, kind }} />;
}

/** A parcel with a label goes with its number; for the others one carrier, and a number for each that has one. */
function Parcels({ files }: { readonly files: readonly DeskOrder[] }) {
  const bare = files.filter(({ label }) => labelledParcel(label) === null);
  const labelled = files.filter((file) => !bare.includes(file));
  const [first] = bare;
  return (
    <>
      {labelled.map(({ order: { orderNumber }, label }) => (
        <p key={orderNumber}>
          <strong>{orderNumber}</strong>{' '}
          <FormattedMessage id="desk.many.labelled" values={{ number: numberOf(label) }} />
        </p>
      ))}
      {first !== undefined && (
        <CarrierInput carriers={first.carriers} chosen={likelyCarrier(first.carriers, first.order.shippingMethod)} />
      )}
      {bare.map(({ order: { orderNumber } }) => (
        <TextInput
          key={orderNumber}
          name={orderNumber}
          maxLength={60}
          onKeyDown={toNextField}
          label={<FormattedMessage id="desk.many.tracking" values={{ number: orderNumber }} />}
        />
      ))}
    </>
  );
}

/** The amount of each, and what the bank's page says of it; the history keeps it. */
function Transfers({ files }: { readonly files: readonly DeskOrder[] }) {
  return files.map(({ order: { orderNumber }, state }) => (
    <TextInput
      key={orderNumber}
      name={orderNumber}
      maxLength={200}
      onKeyDown={toNextField}
      label={
        <FormattedMessage
          id="desk.many.reference"
          values={{ number: orderNumber, amount: <Money cents={state.toTransfer} /> }}
        />
      }
    />
  ));
}

/** Enter goes on: a scanner types a code and Enter, and must not send the form after the first. */
function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
