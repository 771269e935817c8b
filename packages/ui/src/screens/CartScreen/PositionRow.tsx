import type { Position } from '@platine/domain/cart/cart.ts';
import { isOrderable } from '@platine/domain/cart/cart.ts';
import { pricePerUnit } from '@platine/domain/money/pricePerUnit.ts';
import { FormattedMessage } from 'react-intl';
import { LineNote } from '../../cart/LineNote.tsx';
import { OwnNumber } from '../../cart/OwnNumber.tsx';
import { ProductCartMessage } from '../../cart/ProductCartMessage.tsx';
import { useProductName } from '../../cart/useProductName.ts';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Money } from '../../components/Money/Money.tsx';
import partStyles from '../../components/PartNumber/PartNumber.module.css';
import { PerUnit } from '../../components/Price/PerUnit.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { StockLine } from '../../components/StockLine/StockLine.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { rarePart } from '../../i18n/lazyPart.tsx';
import { productPath } from '../../routing/paths.ts';
import { usePicture } from '../../components/ProductPicture/usePicture.ts';
import { LifecycleLine } from '../LifecycleLine.tsx';
import { OrderHint } from '../ProductTiles/OrderHint.tsx';
import { ImpossibleAmount } from './ImpossibleAmount.tsx';
import { PositionAmount } from './PositionAmount.tsx';
import { RemovePosition } from './RemovePosition.tsx';
import styles from './PositionList.module.css';

const Quoted = rarePart(() => import('./QuotedLine.tsx'), 'QuotedLine');

type PositionRowProps = {
  readonly position: Position;
  readonly onWanted: (sku: number, amount: number) => void;
  readonly onRemoved: () => void;
};

/** One position: product, unit price, amount, and sum. */
export function PositionRow({ position, onWanted, onRemoved }: PositionRowProps) {
  const name = useProductName(position);
  const { sku, partNumber, picture, price, rule, content } = position;
  const orderable = isOrderable(position);
  const perUnit = content && pricePerUnit(price.unit, content);
  return (
    <li className={styles['position']} data-orderable={orderable}>
      <div className={styles['picture']}>
        <ProductPicture {...usePicture(picture)} alt="" size={96} />
      </div>
      <div className={styles['what']}>
        <h2 className={styles['name']}>
          <Link href={productPath(sku)} variant="plain">
            <CatalogueText text={position.name} fallback={partNumber} />
          </Link>
        </h2>
        <p className={partStyles['partNumber']}>{partNumber}</p>
        <OwnNumber number={position.ownNumber} />
        <LineNote note={position.note} />
        {orderable ? (
          <>
            <StockLine stock={position.stock} />
            <LifecycleLine lifecycle={position.lifecycle} />
            <OrderHint rule={rule} />
            {position.quoted !== undefined && <Quoted.Part amount={position.amount} quoted={position.quoted} />}
            <ImpossibleAmount position={position} name={name} onWanted={onWanted} />
          </>
        ) : (
          <p className={styles['gone']}>
            <strong>
              <FormattedMessage id="cartScreen.noLongerForSale" />
            </strong>{' '}
            <FormattedMessage id="cartScreen.noLongerForSaleText" />{' '}
            <Link href={productPath(sku)}>
              <FormattedMessage id="cartScreen.replacement" />
            </Link>
          </p>
        )}
      </div>
      {orderable && (
        <>
          <p className={styles['unit']}>
            <VisuallyHidden>
              <FormattedMessage id="cartScreen.unitPrice" />{' '}
            </VisuallyHidden>
            <Money cents={price.unit} />
            {perUnit !== null && (
              <>
                {' '}
                <PerUnit price={perUnit} />
              </>
            )}
          </p>
          <div className={styles['amount']}>
            <PositionAmount position={position} name={name} onWanted={onWanted} />
          </div>
          <p className={styles['line']}>
            <VisuallyHidden>
              <FormattedMessage id="cartScreen.linePrice" />{' '}
            </VisuallyHidden>
            <Money cents={price.line} />
          </p>
        </>
      )}
      <div className={styles['remove']}>
        <RemovePosition sku={sku} name={name} onWanted={onWanted} onRemoved={onRemoved} />
      </div>
      <div className={styles['message']}>
        <ProductCartMessage sku={sku} name={name} />
      </div>
    </li>
  );
}
