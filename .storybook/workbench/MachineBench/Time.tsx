import { Choices } from '../../choices/Choices.tsx';
import styles from './Time.module.css';
import type { Speed } from './useRun.ts';

const speeds = [
  { value: 0, title: 'Stands still' },
  { value: 1, title: '1×' },
  { value: 10, title: '10×' },
] as const;

type TimeProps = {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Rest of the next delay in ms as of the last event, null while no delay is running. */
  readonly delay: number | null;
  readonly onDelay: () => void;
};

/** How fast time passes for the machine, and a button that lets the next delay end. */
export function Time({ speed, onSpeed, delay, onDelay }: TimeProps) {
  return (
    <>
      <Choices legend="Speed of time" items={speeds} chosen={speed} onChoose={onSpeed} />
      <button type="button" aria-disabled={delay === null} onClick={onDelay}>
        End the delay
      </button>
      <p className={styles['delay']}>
        {delay === null ? 'No delay is running.' : `A delay of ${delay} ms is running.`}
      </p>
    </>
  );
}
