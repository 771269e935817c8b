import type { LocalizedText } from '@platine/domain/language/text.ts';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../CatalogueText/CatalogueText.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './ToyWarnings.module.css';

type ToyWarningsProps = NativeProps<'div'> & {
  /** The maker's words. None: nothing is shown. */
  readonly warnings: readonly LocalizedText[];
  /** The product, where there are several on the page. */
  readonly name?: ReactNode;
};

/** A maker's warnings of a toy, before the button that orders it; the word “Warning” comes first by law (Directive 2009/48/EC art. 11, annex V). */
export function ToyWarnings({ warnings, name, className, ...rest }: ToyWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <div {...rest} role="note" className={rootClass(styles['root'], className)}>
      {name !== undefined && <p>{name}</p>}
      {warnings.map((warning) => (
        <p key={JSON.stringify(warning)}>
          <strong>
            <FormattedMessage id="toyWarnings.warning" />
          </strong>{' '}
          <CatalogueText text={warning} fallback="" />
        </p>
      ))}
    </div>
  );
}
