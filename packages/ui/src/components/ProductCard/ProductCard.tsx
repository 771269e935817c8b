import type { PickedText } from '@platine/domain/language/text.ts';
import type { Key, ReactNode } from 'react';
import { DiscountBadge } from '../DiscountBadge/DiscountBadge.tsx';
import { Link } from '../Link/Link.tsx';
import partStyles from '../PartNumber/PartNumber.module.css';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import styles from './ProductCard.module.css';

export type CardAttribute = { readonly key: Key; readonly name: ReactNode; readonly value: ReactNode };

type ProductCardProps = {
  /** The product's page. */
  readonly href: string;
  readonly name: ReactNode;
  readonly partNumber: string;
  readonly picture: string | null;
  /** The text that goes with the picture (D34). */
  readonly copyright?: PickedText | null;
  /** True for the first row of a page: its pictures load at once. */
  readonly important?: boolean;
  /** Whole percent; 0 shows no badge. */
  readonly discount?: number;
  /** Two or three that a buyer of this category decides by. */
  readonly attributes: readonly CardAttribute[];
  /** A StockLine, and below it what limits the order. */
  readonly stock: ReactNode;
  /** A Price with its VatLine. */
  readonly price: ReactNode;
  readonly breaks?: ReactNode;
  /** The form: AmountField and Button. */
  readonly action: ReactNode;
  /** Of the name as a heading: one below the heading of the list. */
  readonly level?: 2 | 3;
};

/** One product in a ProductGrid. Each part has its row, shared with the neighbours. */
export function ProductCard({
  href,
  name,
  partNumber,
  picture,
  copyright = null,
  important = false,
  discount = 0,
  attributes,
  level = 3,
  ...parts
}: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles['root']}>
      <div className={styles['picture']}>
        <ProductPicture src={picture} alt="" copyright={copyright} important={important} />
        {discount > 0 && (
          <div className={styles['badge']}>
            <DiscountBadge percent={discount} />
          </div>
        )}
      </div>
      <div className={styles['title']}>
        <Heading className={styles['name']}>
          <Link href={href} variant="plain">
            {name}
          </Link>
        </Heading>
        <p className={partStyles['partNumber']}>{partNumber}</p>
      </div>
      <dl className={styles['attributes']}>
        {attributes.map(({ key, name: label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['stock']}>{parts.stock}</div>
      <div className={styles['price']}>{parts.price}</div>
      <div className={styles['breaks']}>{parts.breaks}</div>
      <div className={styles['action']}>{parts.action}</div>
    </li>
  );
}
