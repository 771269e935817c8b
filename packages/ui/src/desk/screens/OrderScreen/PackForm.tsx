import type { DeskAct } from '@platine/domain/desk/deskAct.ts';
import type { DeskOrder } from '@platine/domain/desk/deskOrder.ts';
import { useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { CatalogueText } from '../../../components/CatalogueText/CatalogueText.tsx';
import type { KeyMap } from '../../useKeys.ts';
import { useKeys } from '../../useKeys.ts';
import styles from './OrderScreen.module.css';

type PackFormProps = {
  readonly file: DeskOrder;
  readonly busy: boolean;
  readonly onPacked: (act: DeskAct) => void;
};

/** The pick list: a line is ticked when its pieces are in the parcel. The key x goes to the next line that is not ticked. */
export function PackForm({ file: { order, state }, busy, onPacked }: PackFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const keys = useMemo<KeyMap>(
    () => ({ x: () => form.current?.querySelector<HTMLElement>('input:not(:checked), button')?.focus() }),
    [],
  );
  useKeys(keys);
  const open = state.lines.filter((line) => line.open > 0);
  const tick = (sku: number) =>
    setTicked(new Set(ticked.has(sku) ? [...ticked].filter((one) => one !== sku) : [...ticked, sku]));
  const pieces = open.filter(({ sku }) => ticked.has(sku)).map((line) => ({ sku: line.sku, amount: line.open }));
  return (
    <form
      ref={form}
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (pieces.length > 0) onPacked({ kind: 'packed', pieces });
      }}
    >
      <h2>
        <FormattedMessage id="desk.list.pack" />
      </h2>
      {open.map((line) => {
        const ordered = order.lines.find(({ sku }) => sku === line.sku);
        return (
          <label key={line.sku} className={styles['tick']}>
            <input type="checkbox" checked={ticked.has(line.sku)} onChange={() => tick(line.sku)} />
            <span>
              {line.open} × {ordered && <CatalogueText text={ordered.name} fallback={ordered.partNumber} />}{' '}
              <span className={styles['when']}>
                {ordered?.partNumber}
                {ordered?.note !== undefined && ` · ${ordered.note}`}
              </span>
            </span>
          </label>
        );
      })}
      <Button type="submit" busy={busy} disabled={pieces.length === 0}>
        <FormattedMessage id="desk.do.pack" values={{ count: pieces.length }} />
      </Button>
    </form>
  );
}
