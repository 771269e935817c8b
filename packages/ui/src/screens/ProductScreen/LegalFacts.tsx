import type { Battery, Customs, MakersGuarantee, ProductFacts } from '@platine/domain/catalog/facts.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import { CrossedOutBin } from './CrossedOutBin.tsx';
import styles from './ProductScreen.module.css';

/** Facts that the law wants on a product's page: the maker's guarantee, how it is disposed of, and what customs ask. */
export function LegalFacts({ facts }: { readonly facts: ProductFacts }) {
  const { guarantee, battery, weee, hsCode, originCountry } = facts;
  return (
    <>
      {guarantee !== null && <Guarantee guarantee={guarantee} />}
      {(weee || battery !== null) && <Disposal weee={weee} battery={battery} />}
      {(hsCode !== null || originCountry !== null) && <Origin hsCode={hsCode} originCountry={originCountry} />}
    </>
  );
}

/** A maker's guarantee of durability stands beside the legal one, which goes on (Directive 2011/83/EU art. 5 (1) (ea)). */
function Guarantee({ guarantee: { years, guarantor, address, url } }: { readonly guarantee: MakersGuarantee }) {
  return (
    <section className={styles['section']}>
      <h2>
        <FormattedMessage id="productScreen.guarantee" values={{ years }} />
      </h2>
      <p>
        <FormattedMessage id="productScreen.guaranteeText" values={{ years, guarantor, address }} />
      </p>
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
      <div className={styles['disposal']}>
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
