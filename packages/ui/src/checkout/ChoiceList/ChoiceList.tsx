import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../components/Icon/Icon.tsx';
import styles from './ChoiceList.module.css';

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly name: ReactNode;
  /** Details below the name. */
  readonly hint?: ReactNode;
  /** At the end of the line, such as a price. */
  readonly aside?: ReactNode;
  /** The reason why the choice is unavailable. It stays focusable, so that screen readers announce the reason. */
  readonly refusal?: ReactNode;
  /** Further content and buttons of the choice, outside of its label. */
  readonly more?: ReactNode;
};

type ChoiceListProps<Value extends string> = {
  /** Name of the group, shown above it. */
  readonly legend: ReactNode;
  /** In the shop's order; unavailable ones are moved to the end. */
  readonly choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  readonly chosen: Value | null;
  /** Called for available choices only. */
  readonly onChosen: (value: Value) => void;
  /** Number of submits refused because nothing is chosen. Each of them moves the focus to the first available choice. */
  readonly refusals?: number;
};

/** A group of radio buttons with details. Unavailable choices come last and show the reason. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, chosen, onChosen, refusals = 0 } = props;
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const missing = refusals > 0 && chosen === null;
  useEffect(() => {
    if (refusals > 0) root.current?.querySelector<HTMLElement>('[aria-disabled=false]')?.focus();
  }, [refusals]);
  // A choice made before hydration counts: React leaves the radio button checked, but fires no event for it.
  const takeEarlyChoice = useEffectEvent((checked: string | undefined) => {
    const early = choices.find(({ value, refusal }) => value === checked && refusal === undefined);
    if (early !== undefined && early.value !== chosen) onChosen(early.value);
  });
  useEffect(() => takeEarlyChoice(root.current?.querySelector<HTMLInputElement>('input:checked')?.value), []);
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
        {choices.toSorted(availableFirst).map(({ value, name, hint, aside, refusal, more }) => (
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

function availableFirst(one: Pick<Choice<string>, 'refusal'>, other: Pick<Choice<string>, 'refusal'>): number {
  return Number(one.refusal !== undefined) - Number(other.refusal !== undefined);
}
