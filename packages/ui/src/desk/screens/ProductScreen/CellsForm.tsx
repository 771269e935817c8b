import type { ProductCell } from '@platine/domain/desk/productCells.ts';
import { changedCells } from '@platine/domain/desk/productCells.ts';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { CellField } from './CellField.tsx';
import type { EditFormProps } from './editForm.ts';
import styles from './ProductScreen.module.css';

/** All facts of a product that have no form of their own, as an import brings them. Those that are changed are saved together: some go with each other. */
export function CellsForm({ product: { cells }, editing: { enter, busy } }: EditFormProps) {
  const [changed, setChanged] = useState<readonly ProductCell[]>([]);
  const send = readForm((texts) => {
    const why = (texts['why'] ?? '').trim();
    if (changed.length > 0 && why !== '') enter({ kind: 'cells', cells: changed }, why);
  });
  return (
    <form
      className={styles['wide']}
      onSubmit={send}
      onInput={({ currentTarget }) => setChanged(changedCells(cells, textsIn(currentTarget)))}
    >
      <details>
        <summary className={styles['summary']}>
          <h2>
            <FormattedMessage id="desk.product.cells" />
          </h2>
        </summary>
        <div className={styles['part']}>
          <p>
            <FormattedMessage id="desk.product.cellsText" />
          </p>
          <div className={styles['languages']}>
            {cells.map((cell) => (
              <CellField key={cell.heading} cell={cell} />
            ))}
          </div>
          <TextInput name="why" required maxLength={500} label={<FormattedMessage id="desk.product.why" />} />
          <div>
            <Button type="submit" busy={busy} disabled={changed.length === 0}>
              <FormattedMessage id="desk.product.setCells" values={{ count: changed.length }} />
            </Button>
          </div>
        </div>
      </details>
    </form>
  );
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)];
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
