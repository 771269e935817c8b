import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './FiguresScreen.module.css';

type FiguresTableProps = {
  readonly name: ReactNode;
  /** Names of columns, as the messages have them; the first column is a text. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
};

/** A table of numbers. On a narrow screen each row becomes a block with the column names beside its cells. */
export function FiguresTable({ name, columns, rows }: FiguresTableProps) {
  const intl = useIntl();
  const names = columns.map((column) => intl.formatMessage({ id: 'desk.figures.column' }, { column }));
  return (
    <table className={styles['table']}>
      <caption>{name}</caption>
      <thead>
        <tr>
          {names.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {others.map((cell, at) => (
              <td key={names[at + 1]} data-column={names[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
