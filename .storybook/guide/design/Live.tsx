import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import styles from './Live.module.css';

/** Parts of the shop inside a page of text: they have their own look, not that of the text. */
export function Live({ children }: { readonly children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles['root']}>{children}</div>
    </Unstyled>
  );
}
