import type { Battery, Customs, MakersGuarantee, ProductFacts } from '@platine/domain/catalog/facts.ts';
import { assetsOf } from '@platine/domain/catalog/assets.ts';
import type { Asset } from '@platine/domain/catalog/assets.ts';
import { pictureAt } from '@platine/domain/catalog/mediaAddress.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { CrossedOutBin } from './CrossedOutBin.tsx';
import own from './LegalFacts.module.css';
import styles from './ProductScreen.module.css';

/** Facts that the law wants on a product's page: the maker's guarantee, how it is disposed of, and what customs ask. */
export function LegalFacts({ facts, assets }: { readonly facts: ProductFacts; readonly assets: readonly Asset[] }) {
  const [label] = assetsOf(assets, 'GUARANTEE_LABEL', useLanguage());
  const { guarantee, battery, weee, hsCode, originCountry } = facts;
  return (
    <>
      {guarantee !== null && <Guarantee guarantee={guarantee} label={label?.url ?? null} />}
      {(weee || battery !== null) && <Disposal weee={weee} battery={battery} />}
      {(hsCode !== null || originCountry !== null) && <Origin hsCode={hsCode} originCountry={originCountry} />}
    </>
  );
}

type GuaranteeProps = {
  readonly guarantee: MakersGuarantee;
  /** Address of the label GARAN as the maker has filled it in; null while the shop does not have it. */
  readonly label: string | null;
};

/**
 * A maker's guarantee of durability stands beside the legal one, which goes on (Directive 2011/83/EU art. 5 (1) (ea)). Its harmonised label is shown as it is, with
 * what it says as its description; without it, that is text (Regulation (EU) 2025/1960).
 */
function Guarantee({ guarantee: { years, guarantor, address, url }, label }: GuaranteeProps) {
  const { formatMessage } = useIntl();
  const values = { years, guarantor, address };
  const size = label === null ? null : pictureAt(label);
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.guarantee" values={{ years }} />
      </h2>
      {label === null ? (
        <p>
          <FormattedMessage id="productScreen.guaranteeText" values={values} />
        </p>
      ) : (
        <img
          className={own['label']}
          src={label}
          loading="lazy"
          alt={formatMessage({ id: 'productScreen.guaranteeLabel' }, values)}
          {...(size !== null && { width: size.width, height: size.height })}
        />
      )}
      {url !== null && (
        <p>
          <a href={url} rel="noopener">
            <FormattedMessage id="productScreen.guaranteeTerms" />
          </a>
        </p>
      )}
    </section>
  );
}

/** Separate collection (Directive 2012/19/EU art. 14 (2); Regulation (EU) 2023/1542 art. 13 (4), (5), 74). */
function Disposal({ weee, battery }: { readonly weee: boolean; readonly battery: Battery | null }) {
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.disposal" />
      </h2>
      <div className={own['disposal']}>
        <CrossedOutBin metals={battery?.heavyMetals ?? []} />
        <div>
          {weee && (
            <p>
              <FormattedMessage id="productScreen.weee" />
            </p>
          )}
          {battery !== null && (
            <p>
              <FormattedMessage id="productScreen.battery" values={{ chemistry: battery.chemistry }} />
            </p>
          )}
          {battery !== null && battery.heavyMetals.length > 0 && (
            <p>
              <FormattedMessage id="productScreen.heavyMetals" values={{ metals: battery.heavyMetals.join(', ') }} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function Origin({ hsCode, originCountry }: Customs) {
  const { country } = useFormats();
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.customs" />
      </h2>
      {hsCode !== null && (
        <p>
          <FormattedMessage id="productScreen.hsCode" values={{ code: hsCode }} />
        </p>
      )}
      {originCountry !== null && (
        <p>
          <FormattedMessage id="productScreen.origin" values={{ country: country(originCountry) }} />
        </p>
      )}
    </section>
  );
}
