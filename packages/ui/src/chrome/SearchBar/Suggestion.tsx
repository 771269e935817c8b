import type { Pricing } from '@platine/domain/cart/totals.ts';
import type { Product } from '@platine/domain/catalog/product.ts';
import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { PerPiece } from '../../components/Price/PerPiece.tsx';
import partStyles from '../../components/PartNumber/PartNumber.module.css';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { productPath } from '../../routing/paths.ts';
import { shownPrices } from '../../components/Price/shownPrices.ts';
import { useProductPicture } from '../../components/ProductPicture/usePicture.ts';
import styles from './Suggestions.module.css';

type SuggestionProps = {
  /** The combobox names the selected option by it. */
  readonly id: string;
  /** A hit of the search. */
  readonly product: Product;
  /** The customer's own number, where it begins with the text. */
  readonly ownNumber: string | undefined;
  /** Null while the display mode of prices is unknown. */
  readonly pricing: Pricing | null;
  /** The arrow keys have moved to it. */
  readonly selected: boolean;
  /** Opens the product's page. */
  readonly onChoose: (sku: number) => void;
};

/** One product of the list. It is a link too: it can be opened in another tab. */
export function Suggestion({ id, product, ownNumber, pricing, selected, onChoose }: SuggestionProps) {
  const { sku, name, manufacturer } = product;
  const prices = pricing === null ? null : shownPrices(product, pricing);
  return (
    <Link
      ref={selected ? intoView : undefined}
      className={styles['option']}
      role="option"
      id={id}
      aria-selected={selected}
      tabIndex={-1}
      href={productPath(sku)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.preventDefault();
        onChoose(sku);
      }}
    >
      <span className={styles['picture']}>
        <ProductPicture {...useProductPicture(product)} alt="" size={60} />
      </span>
      <span className={styles['what']}>
        <span className={styles['name']}>
          <CatalogueText text={name} fallback={manufacturer.partNumber} />
        </span>{' '}
        <span className={partStyles['partNumber']}>{manufacturer.partNumber}</span>
        {ownNumber !== undefined && (
          <>
            {' '}
            <span className={partStyles['note']}>
              <FormattedMessage id="orderLine.ownNumber" values={{ number: ownNumber }} />
            </span>
          </>
        )}
      </span>{' '}
      {prices !== null && (
        <span className={styles['price']}>
          <Money cents={prices.headline} />
          {product.rule.step > 1 && (
            <>
              {' '}
              <PerPiece />
            </>
          )}
        </span>
      )}
    </Link>
  );
}

/** A list longer than the window scrolls with the selection. */
function intoView(option: HTMLAnchorElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
