import { useId, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import type { EventForm, Field, Texts } from './fields.ts';
import { checked } from './fields.ts';
import styles from './Events.module.css';

type EventsProps = {
  readonly events: readonly EventForm[];
  /** Why the machine would not take an event now, null if it takes it. */
  readonly objection: (event: AnyEventObject) => string | null;
  readonly onSend: (event: AnyEventObject, words: string) => void;
};

/** The events of a machine, each as a form with the fields of its data. */
export function Events({ events, objection, onSend }: EventsProps) {
  return events.map((form) => <Event key={form.type} form={form} objection={objection} onSend={onSend} />);
}

type EventProps = Omit<EventsProps, 'events'> & { readonly form: EventForm };

function Event({ form, objection, onSend }: EventProps) {
  const { type, fields, eventOf } = form;
  const [texts, setTexts] = useState<Texts>(new Map());
  const event = eventOf(texts);
  const reason = objection(event);
  const id = useId();
  const send = () => {
    const data = fields.map(({ label, start }) => texts.get(label) ?? start).filter((text) => text !== '');
    if (reason === null) onSend(event, [type, ...data.slice(0, 1)].join(': '));
  };
  return (
    <form
      className={styles['event']}
      aria-label={type}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        send();
      }}
    >
      {fields.map((field) => (
        <FieldOf
          key={field.label}
          field={field}
          text={texts.get(field.label) ?? field.start}
          onText={(text) => setTexts((before) => new Map([...before, [field.label, text]]))}
        />
      ))}
      <button type="submit" aria-disabled={reason !== null} {...(reason !== null && { 'aria-describedby': id })}>
        {type}
      </button>
      {reason !== null && (
        <p id={id} className={styles['reason']}>
          {reason}
        </p>
      )}
    </form>
  );
}

type FieldProps = { readonly field: Field; readonly text: string; readonly onText: (text: string) => void };

function FieldOf({ field: { label, kind, options }, text, onText }: FieldProps) {
  if (kind === 'check')
    return (
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={text === checked}
          onChange={({ target }) => onText(target.checked ? checked : '')}
        />
        {label}
      </label>
    );
  return (
    <label className={styles['field']}>
      {label}
      {kind === 'choice' ? (
        <select value={text} onChange={({ target }) => onText(target.value)}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input type={kind} value={text} onChange={({ target }) => onText(target.value)} autoComplete="off" />
      )}
    </label>
  );
}
