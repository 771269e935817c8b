import { rootCategory } from '@platine/domain/catalog/categoryPath.ts';
import { selectorEntries } from '@platine/domain/catalog/categorySelector.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { CategoryTile } from '@platine/domain/lists/shopWindow.ts';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture/ProductPicture.tsx';
import { foreignTag } from '../../i18n/foreignTag.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './StartCategories.module.css';

type StartCategoriesProps = { readonly categories: readonly CategoryTile[] };

/** The top-level categories from A to Z (spec §2), each with the number of its products. */
export function StartCategories({ categories }: StartCategoriesProps) {
  const language = useLanguage();
  const entries = selectorEntries({ path: rootCategory, children: categories }, language);
  const tiles = new Map(categories.map((tile) => [tile.path, tile]));
  return (
    <section className={styles['root']}>
      <h2>
        <FormattedMessage id="startScreen.categories" />
      </h2>
      <ul className={styles['tiles']} aria-label={useIntl().formatMessage({ id: 'startScreen.categories' })}>
        {entries.map((entry) => {
          const tile = tiles.get(entry.path);
          if (entry.kind === 'parent' || tile === undefined) return null;
          return (
            <li key={entry.path}>
              <Link href={entry.route} variant="plain">
                <div className={styles['tile']}>
                  <TilePicture of={tile.picture} />
                  <span className={styles['name']} lang={foreignTag(entry.name, language)}>
                    {entry.name.text}
                  </span>{' '}
                  <Count of={tile.count} />
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Without a picture the name has the tile to itself. */
function TilePicture({ of: picture }: { readonly of: LocalizedText | null }) {
  const src = pickText(picture ?? {}, useLanguage())?.text;
  return src === undefined ? null : <ProductPicture className={styles['picture']} src={src} alt="" size={96} />;
}

function Count({ of: count }: { readonly of: number }) {
  const { number } = useFormats();
  return (
    <span className={styles['count']}>
      <FormattedMessage id="startWindow.products" values={{ count, products: number(count) }} />
    </span>
  );
}
