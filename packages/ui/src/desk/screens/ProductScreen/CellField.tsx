import type { ProductCell } from '@platine/domain/desk/productCells.ts';
import { longestCell } from '@platine/domain/desk/productCells.ts';
import { useId } from 'react';
import fieldStyles from '../../../forms/Field/Field.module.css';
import { TextInput } from '../../parts/TextInput.tsx';
import { CellName } from './CellName.tsx';

/** Characters from which on a text is written in several lines. */
const long = 60;

/** A fact as a cell of the table has it. Its column's heading is below its name, because files and programs know it by that. */
export function CellField({ cell: { heading, text } }: { readonly cell: ProductCell }) {
  const id = useId();
  const label = <CellName heading={heading} />;
  if (text.length <= long)
    return (
      <TextInput
        name={heading}
        defaultValue={text}
        maxLength={longestCell}
        translate="no"
        spellCheck={false}
        label={label}
        hint={heading}
      />
    );
  return (
    <div className={fieldStyles['root']}>
      <label className={fieldStyles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={fieldStyles['control']}
        name={heading}
        defaultValue={text}
        maxLength={longestCell}
        rows={4}
        translate="no"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={fieldStyles['hint']}>
        {heading}
      </p>
    </div>
  );
}
