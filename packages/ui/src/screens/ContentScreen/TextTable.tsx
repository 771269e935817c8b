import { InterpolatedText } from './InterpolatedText.tsx';
import styles from './ContentScreen.module.css';

type TextTableProps = {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[];
};

/** On a narrow screen each row becomes a block with the column names beside its cells. */
export function TextTable({ caption, columns, rows }: TextTableProps) {
  return (
    <table className={styles['table']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <InterpolatedText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <InterpolatedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
