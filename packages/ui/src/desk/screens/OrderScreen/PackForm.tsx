import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import type { Counted } from '@platine/domain/desk/packingScan.ts';
import { packable } from '@platine/domain/desk/packingScan.ts';
import { inWalkingOrder } from '@platine/domain/desk/storagePlace.ts';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './OrderScreen.module.css';
import { PackTick } from './PackTick.tsx';
import type { PackLine } from './ScanField.tsx';
import { ScanField } from './ScanField.tsx';

type PackFormProps = {
  readonly file: DeskOrder;
  readonly busy: boolean;
  readonly onPacked: (act: DeskAct) => void;
};

/**
 * The pick list, in the order of the storage places: pieces are scanned one by one, or a line is ticked when all of its pieces are in the parcel. The key x goes to the next line that is not
 * ticked, / to the scanner's field.
 */
export function PackForm({ file, busy, onPacked }: PackFormProps) {
  const { form, field } = usePackKeys();
  const [counted, setCounted] = useState<Counted>({});
  const lines = useMemo(() => packLines(file), [file]);
  const pieces = lines.map(({ sku }) => ({ sku, amount: counted[sku] ?? 0 })).filter(({ amount }) => amount > 0);
  const pack = () => {
    if (pieces.length > 0 && !busy) onPacked({ kind: 'packed', pieces });
  };
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        pack();
      }}
    >
      <h2>
        <FormattedMessage id="desk.list.pack" />
      </h2>
      <ScanField lines={lines} counted={counted} onCounted={setCounted} onComplete={pack} field={field} />
      {inWalkingOrder(lines.filter(({ of }) => of > 0)).map((line) => (
        <PackTick
          key={line.sku}
          line={line}
          ordered={file.order.lines.find(({ sku }) => sku === line.sku)}
          counted={counted[line.sku] ?? 0}
          onCounted={(count) => setCounted({ ...counted, [line.sku]: count })}
        />
      ))}
      <Button type="submit" busy={busy} disabled={pieces.length === 0}>
        <FormattedMessage id="desk.do.pack" values={{ count: pieces.length }} />
      </Button>
    </form>
  );
}

/** Every line, also those that are packed, so that a scanner hears of a piece too many. */
function packLines({ order, state, gtins, places }: DeskOrder): PackLine[] {
  const open = packable(state);
  return order.lines.map(({ sku, name, partNumber }) => ({
    sku,
    name,
    partNumber,
    gtin: gtins[sku] ?? null,
    place: places[sku] ?? null,
    of: open.find((line) => line.sku === sku)?.amount ?? 0,
  }));
}

function usePackKeys() {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const keys = useMemo<KeyMap>(
    () => ({
      x: () => form.current?.querySelector<HTMLElement>('[type="checkbox"]:not(:checked), [type="submit"]')?.focus(),
      '/': () => field.current?.focus(),
    }),
    [],
  );
  useKeys(keys);
  return { form, field };
}
