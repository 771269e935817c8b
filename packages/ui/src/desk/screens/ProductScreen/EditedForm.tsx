import type { DeskProduct } from '@platine/domain/desk/deskProduct.ts';
import type { ProductEditKind } from '@platine/domain/desk/productEdit.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { DeskFailure } from '../../parts/DeskFailure.tsx';
import { EditEnd } from './EditEnd.tsx';
import styles from './ProductScreen.module.css';
import type { ProductEditing } from './useProductEdit.ts';

type EditedFormProps = Pick<DeskProduct, 'changes'> & {
  /** The kind of change that the form makes. */
  readonly kind: ProductEditKind;
  readonly editing: ProductEditing;
  /** The form. */
  readonly children: ReactNode;
};

/** A form with its end below its button, where it was pressed. The end takes the focus: the saved form is drawn anew, and a phone scrolls to it. */
export function EditedForm({ kind, editing: { sent, failed, told }, changes, children }: EditedFormProps) {
  const end = useRef<HTMLDivElement>(null);
  const isOwn = sent === kind && (told !== null || failed !== null);
  useEffect(() => {
    if (isOwn) end.current?.focus();
  }, [isOwn, told, failed]);
  return (
    <div className={styles['edited']}>
      {children}
      {isOwn && (
        <div ref={end} tabIndex={-1}>
          <DeskFailure failed={failed} />
          <EditEnd told={told} changes={changes} />
        </div>
      )}
    </div>
  );
}
