import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ChoiceList.module.css';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: ReactNode;
  /** What the choice brings. */
  readonly hint?: ReactNode;
  /** Stands at the end of the line, such as a price. */
  readonly aside?: ReactNode;
  /** Why it cannot be chosen now. It takes the focus all the same, so that the reason is heard. */
  readonly refusal?: ReactNode;
  /** What can be done with what is chosen, or what belongs to it; outside the label. */
  readonly more?: ReactNode;
};

type ChoiceListProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | null;
  readonly onChosen: (value: Value) => void;
  /** How often the form was refused because nothing is chosen. With each time the focus comes here. */
  readonly refusals?: number;
};

/** One of a few, each with what it brings; what cannot be chosen comes after the others and says why. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, chosen, onChosen, refusals = 0 } = props;
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const missing = refusals > 0 && chosen === null;
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-disabled=false]')?.focus();
  }, [refusals]);
  return (
    <fieldset ref={root} className={styles['root']} aria-describedby={id}>
      <legend className={styles['legend']}>{legend}</legend>
      <p id={id} className={styles['problem']} role="alert">
        {missing && (
          <>
            <Icon name="error" />
            <FormattedMessage id="validation.NOT_A_CHOICE" />
          </>
        )}
      </p>
      <div className={styles['choices']}>
        {choices.toSorted(possibleFirst).map(({ value, name, hint, aside, refusal, more }) => (
          <div key={value} className={styles['choice']}>
            <label className={styles['label']}>
              <input
                type="radio"
                name={id}
                value={value}
                checked={value === chosen}
                aria-disabled={refusal !== undefined}
                onChange={() => refusal === undefined && onChosen(value)}
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
    </fieldset>
  );
}

function possibleFirst(one: Pick<Choice<string>, 'refusal'>, other: Pick<Choice<string>, 'refusal'>): number {
  return Number(one.refusal !== undefined) - Number(other.refusal !== undefined);
}
