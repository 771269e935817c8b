import type { Chart } from './chart.ts';
import { wordsOf } from './chart.ts';
import { statesBelow } from './graph.ts';
import styles from './Transitions.module.css';

/** The diagram as text. */
export function Transitions({ chart: { root, arrows } }: { readonly chart: Chart }) {
  const name = (id: string) => (id === root.id ? 'any state' : id.slice(root.id.length + 1));
  const rows = statesBelow(root).flatMap(({ id, stays }) => [
    ...arrows
      .filter(({ from }) => from === id)
      .flatMap(({ to, causes }) => causes.map((cause) => ({ from: id, cause: wordsOf(cause), to: name(to) }))),
    ...stays.map((cause) => ({ from: id, cause: wordsOf(cause), to: 'stays' })),
  ]);
  return (
    <details>
      <summary>The diagram as a table</summary>
      <table className={styles['root']}>
        <caption>Transitions</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">Cause</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, cause, to }) => (
            <tr key={`${from} ${cause} ${to}`}>
              <td>{name(from)}</td>
              <td>{cause}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
