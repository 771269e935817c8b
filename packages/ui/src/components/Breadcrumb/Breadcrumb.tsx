import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../Link/Link.tsx';
import type { NativeProps } from '../nativeProps.ts';
import styles from './Breadcrumb.module.css';

export type BreadcrumbProps = NativeProps<'nav'> & {
  /** Ancestors of this page, from the start page down. */
  readonly above: readonly { readonly href: string; readonly name: ReactNode }[];
  /** Name of this page. */
  readonly here: ReactNode;
};

/** Breadcrumb from the start page to this page. */
export function Breadcrumb({ above, here, ...rest }: BreadcrumbProps) {
  const intl = useIntl();
  return (
    <nav {...rest} aria-label={intl.formatMessage({ id: 'breadcrumb.label' })}>
      <ol className={styles['root']}>
        {above.map(({ href, name }) => (
          <li key={href}>
            <Link href={href} variant="plain">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
