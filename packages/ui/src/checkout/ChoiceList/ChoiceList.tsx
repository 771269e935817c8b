import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './ChoiceList.module.css';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: ReactNode;
  /** What the choice brings. */
  readonly hint?: ReactNode;
  /** Stands at the end of the line, such as a price. */
  readonly aside?: ReactNode;
  /** Why it cannot be chosen now. */
  readonly refusal?: ReactNode;
  /** What can be done with what is chosen, or what belongs to it; outside the label. */
  readonly more?: ReactNode;
};

type ChoiceListProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChosen: (value: Value) => void;
  /** What keeps the form from being sent: nothing is chosen. */
  readonly problem?: ReactNode;
};

/** One of a few, each with what it brings; what cannot be chosen stays in sight and says why. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, chosen, onChosen, problem } = props;
  const id = useId();
  return (
    <fieldset className={styles['root']} aria-describedby={`${id}-problem`}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, name, hint, aside, refusal, more }) => (
          <div key={value} className={styles['choice']} data-refused={refusal !== undefined}>
            <label className={styles['label']}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                disabled={refusal !== undefined}
                onChange={() => onChosen(value)}
              />
              <span className={styles['words']}>
                <span className={styles['name']}>{name}</span>
                {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
                {refusal !== undefined && <span className={styles['hint']}>{refusal}</span>}
              </span>
              {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
            </label>
            {more !== undefined && <div className={styles['more']}>{more}</div>}
          </div>
        ))}
      </div>
      <p id={`${id}-problem`} className={styles['problem']} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}
