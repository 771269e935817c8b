import type { ShownPart, ShownProject } from '@platine/domain/lists/shopWindow.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { usePicture } from '../../components/ProductPicture/usePicture.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { productPath, sharedListPath } from '../../routing/paths.ts';
import styles from './StartWindow.module.css';

type LargeProjectProps = { readonly project: ShownProject };

/** A project with its parts, beside their pictures. */
export function LargeProject({ project: { key, title, text, count, parts } }: LargeProjectProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const rest = count - parts.length;
  return (
    <section className={styles['large']}>
      <div className={styles['words']}>
        <p className={styles['kind']}>
          <FormattedMessage id="startWindow.project" />
        </p>
        <h2>
          <CatalogueText text={title} fallback={key} />
        </h2>
        <p>
          <CatalogueText text={text} fallback="" />
        </p>
        <ul role="list" className={styles['parts']} aria-label={intl.formatMessage({ id: 'startWindow.parts' })}>
          {parts.map((part) => (
            <PartLine key={part.sku} part={part} />
          ))}
          {rest > 0 && (
            <li>
              <FormattedMessage id="startWindow.more" values={{ count: rest }} />
            </li>
          )}
        </ul>
        <p>
          <Link href={sharedListPath(key)} variant="primary">
            <FormattedMessage id="startWindow.toList" values={{ count, parts: number(count) }} />
          </Link>
        </p>
      </div>
      <div className={styles['pictures']}>
        {parts.map((part) => (
          <PartPicture key={part.sku} part={part} />
        ))}
      </div>
    </section>
  );
}

function PartLine({ part: { sku, amount, name } }: { readonly part: ShownPart }) {
  const { number } = useFormats();
  return (
    <li>
      <span className={styles['pieces']}>{number(amount)} ×</span>{' '}
      <Link href={productPath(sku)} variant="plain">
        <CatalogueText text={name} fallback={String(sku)} />
      </Link>
    </li>
  );
}

/** The picture of a part, whose name stands beside it. */
function PartPicture({ part: { picture } }: { readonly part: ShownPart }) {
  return <ProductPicture {...usePicture(picture)} alt="" size={280} />;
}
