import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './Fact.module.css';

type FactProps = NativeProps<'div'> & {
  /** Names the value, such as "Phone". */
  readonly name: ReactNode;
  /** The value: words, a link or an address. */
  readonly children: ReactNode;
};

/** A name and its value in a `<dl>`, which controls position and gaps. */
export function Fact({ name, children, className, ...rest }: FactProps) {
  return (
    <div {...rest} className={rootClass(styles['root'], className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
