import type { FieldValues } from 'react-hook-form';

/** Entries of a form that may leave the page and come back, such as in a dialog. Kept in the page's memory alone. */
export type FormDraft = {
  readonly read: () => FieldValues | null;
  readonly keep: (values: FieldValues) => void;
  readonly drop: () => void;
};

export function createFormDraft(): FormDraft {
  let kept: FieldValues | null = null;
  return {
    read: () => kept,
    keep: (values) => {
      kept = values;
    },
    drop: () => {
      kept = null;
    },
  };
}
