import type { Attribute } from '@platine/domain/catalog/product.ts';
import { AttributeValue } from '../AttributeValue/AttributeValue.tsx';
import { CatalogueText } from '../CatalogueText/CatalogueText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './AttributeTable.module.css';

type AttributeTableProps = NativeProps<'table'> & {
  /** Accessible name of the table; it repeats the visible heading above. */
  readonly caption: string;
  /** In the order of the data sheet. */
  readonly attributes: readonly Attribute[];
};

/** Technical specifications as a table, as in a data sheet. */
export function AttributeTable({ caption, attributes, className, ...rest }: AttributeTableProps) {
  return (
    <table {...rest} className={rootClass(styles['root'], className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <tbody>
        {attributes.map(({ key, name, value, text, unit }) => (
          <tr key={key}>
            <th scope="row">
              <CatalogueText text={name} fallback={key} />
            </th>
            <td>
              <AttributeValue value={value} text={text} unit={unit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
