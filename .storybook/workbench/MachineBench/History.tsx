import styles from './History.module.css';
import type { Entry } from './run.ts';

type HistoryProps = {
  readonly initial: string;
  readonly history: readonly Entry[];
  /** Goes back to how it was after an entry; 0 is the start. */
  readonly onEntry: (entry: number) => void;
};

/** Everything since the start, as buttons that lead back to it. */
export function History({ initial, history, onEntry }: HistoryProps) {
  const entries = [{ number: 0, words: 'start', state: initial, at: 0 }, ...history];
  return (
    <ol className={styles['root']}>
      {entries.map(({ number, words, state, at }) => (
        <li key={number}>
          <button
            type="button"
            onClick={() => onEntry(number)}
            aria-current={number === history.length ? 'step' : undefined}
          >
            <span>{words}</span>
            <strong>{state}</strong>
            <span>{at / 1000} s</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
