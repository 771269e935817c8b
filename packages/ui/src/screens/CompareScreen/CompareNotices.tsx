import type { Comparison } from '@platine/domain/search/comparison.ts';
import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { productPath } from '../../routing/paths.ts';

type CompareNoticesProps = {
  readonly comparison: Comparison;
  /** Numbers of the products that are shown. */
  readonly shown: readonly number[];
};

/** The parts of the address that could not be followed, and the next step for each. */
export function CompareNotices({ comparison: { skus, leftOut, refused, refusedAmount }, shown }: CompareNoticesProps) {
  const unknown = [...skus.filter((sku) => !shown.includes(sku)).map(String), ...refused];
  return (
    <>
      {leftOut.length > 0 && (
        <Notice kind="warning" title={<FormattedMessage id="compareScreen.tooManyTitle" />}>
          <FormattedMessage
            id="compareScreen.tooManyText"
            values={{
              products: (
                <Listed>
                  {leftOut.map((sku) => (
                    <ProductNumber key={sku} sku={sku} />
                  ))}
                </Listed>
              ),
            }}
          />
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice kind="warning" title={<FormattedMessage id="compareScreen.unknownTitle" />}>
          <FormattedMessage
            id="compareScreen.unknownText"
            values={{
              numbers: (
                <Listed>
                  {unknown.map((text) => (
                    <code key={text}>{text}</code>
                  ))}
                </Listed>
              ),
            }}
          />
        </Notice>
      )}
      {refusedAmount !== null && (
        <Notice kind="warning" title={<FormattedMessage id="compareScreen.noAmountTitle" />}>
          <FormattedMessage id="compareScreen.noAmountText" values={{ typed: refusedAmount }} />
        </Notice>
      )}
    </>
  );
}

function ProductNumber({ sku }: { readonly sku: number }) {
  return <Link href={productPath(sku)}>{sku}</Link>;
}

function Listed({ children }: { readonly children: readonly ReactNode[] }) {
  return <FormattedList type="conjunction" value={children} />;
}
