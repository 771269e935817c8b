import type { PickedText } from '@platine/domain/language/text.ts';
import type { Key, ReactNode } from 'react';
import { DiscountBadge } from '../DiscountBadge/DiscountBadge.tsx';
import { Link } from '../Link/Link.tsx';
import partStyles from '../PartNumber/PartNumber.module.css';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import type { NativeProps } from '../nativeProps.ts';
import { rootClass } from '../nativeProps.ts';
import styles from './ProductCard.module.css';

export type CardAttribute = { readonly key: Key; readonly name: ReactNode; readonly value: ReactNode };

type ProductCardProps = NativeProps<'li'> & {
  /** Path of the product's page. */
  readonly href: string;
  /** Text of the link to the product's page. */
  readonly name: ReactNode;
  /** The manufacturer's number, set in the monospaced type. */
  readonly partNumber: string;
  /** Address of the picture; null shows the placeholder. */
  readonly picture: string | null;
  /** Copyright text shown with the picture (D34). */
  readonly copyright?: PickedText | null;
  /** True for the first row of a page: its pictures load eagerly. */
  readonly important?: boolean;
  /** Whole percent; 0 shows no badge. */
  readonly discount?: number;
  /** Two or three attributes that matter most in this category. */
  readonly attributes: readonly CardAttribute[];
  /** A StockLine, followed by the order limits. */
  readonly stock: ReactNode;
  /** A Price with its VatLine. */
  readonly price: ReactNode;
  /** A PriceBreaks table; its row stays empty without one. */
  readonly breaks?: ReactNode;
  /** The add-to-cart form: AmountField and Button. */
  readonly action: ReactNode;
  /** Heading level of the name: one below the list's heading. */
  readonly level?: 2 | 3;
};

/** CSS pixels that a picture of 3:2 takes in its box of 9.25rem: a photo is not fetched larger, however wide the column. */
const pictureWidth = 222;

/** In a single column the box is 6rem wide. */
const pictureSizes = `(width < 44rem) 6rem, ${pictureWidth}px`;

/** A product in a ProductGrid. Its parts align with the neighbours' through a subgrid. */
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
  stock,
  price,
  breaks,
  action,
  className,
  ...rest
}: ProductCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li {...rest} className={rootClass(styles['root'], className)}>
      <div className={styles['picture']}>
        <ProductPicture
          src={picture}
          alt=""
          copyright={copyright}
          size={pictureWidth}
          sizes={pictureSizes}
          important={important}
        />
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
      <div className={styles['stock']}>{stock}</div>
      <div className={styles['price']}>{price}</div>
      <div className={styles['breaks']}>{breaks}</div>
      <div className={styles['action']}>{action}</div>
    </li>
  );
}
