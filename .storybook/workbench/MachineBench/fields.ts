import type { AnyEventObject } from 'xstate';

/** A field of an event's form. Its content is text until it is read. */
export type Field<Value = unknown> = {
  readonly label: string;
  readonly kind: 'text' | 'number' | 'check' | 'choice';
  /** The names of the values to choose from, empty for other kinds. */
  readonly options: readonly string[];
  /** Its text at first. */
  readonly start: string;
  readonly parse: (text: string) => Value;
};

/** The texts of a form by the labels of its fields. */
export type Texts = ReadonlyMap<string, string>;

type Read = <Value>(field: Field<Value>) => Value;

/** An event of a machine with the fields that its data comes from. */
export type EventForm<Event extends AnyEventObject = AnyEventObject> = {
  readonly type: Event['type'];
  readonly fields: readonly Field[];
  readonly eventOf: (texts: Texts) => Event;
};

/** An event without data. */
export function plainEvent<Type extends string>(type: Type): EventForm<{ readonly type: Type }> {
  return { type, fields: [], eventOf: () => ({ type }) };
}

/** An event whose data `make` reads from the fields. */
export function eventForm<Event extends AnyEventObject>(
  type: Event['type'],
  fields: readonly Field[],
  make: (read: Read) => Event,
): EventForm<Event> {
  return { type, fields, eventOf: (texts) => make((field) => field.parse(texts.get(field.label) ?? field.start)) };
}

export const textField = (label: string, start: string): Field<string> => ({
  label,
  kind: 'text',
  options: [],
  start,
  parse: (text) => text,
});

export const numberField = (label: string, start: number): Field<number> => ({
  label,
  kind: 'number',
  options: [],
  start: String(start),
  parse: Number,
});

export const checked = 'on';

export const checkField = (label: string, start: boolean): Field<boolean> => ({
  label,
  kind: 'check',
  options: [],
  start: start ? checked : '',
  parse: (text) => text === checked,
});

/** A choice of values by their names, the first of them at first. */
export function choiceField<Value>(label: string, values: Readonly<Record<string, Value>>): Field<Value> {
  const [first, ...others] = Object.entries(values);
  if (first === undefined) throw new Error(`${label} offers nothing`);
  const all = new Map([first, ...others]);
  return {
    label,
    kind: 'choice',
    options: [...all.keys()],
    start: first[0],
    parse: (name) => all.get(name) ?? first[1],
  };
}
