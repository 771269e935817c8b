import { useId } from 'react';
import styles from './Choices.module.css';

type ChoicesProps<Value> = {
  readonly legend: string;
  readonly items: readonly { readonly value: Value; readonly title: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** A few choices in a line, one of them chosen. */
export function Choices<Value extends string | number>({ legend, items, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['root']}>
      <legend>{legend}</legend>
      {items.map(({ value, title }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
