import { FormattedMessage } from 'react-intl';
import { CatalogueText } from '../../components/CatalogueText/CatalogueText.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import styles from './StartScreen.module.css';

/** The shop in two sentences, its own or the program's. */
export function StartIntro() {
  const { identity, intro } = useShop();
  return (
    <header className={styles['intro']}>
      <h1>
        {intro === null ? (
          <FormattedMessage id="startScreen.title" />
        ) : (
          <CatalogueText text={intro.title} fallback={identity.name} />
        )}
      </h1>
      <p>
        {intro === null ? (
          <FormattedMessage id="startScreen.text" values={{ city: identity.city }} />
        ) : (
          <CatalogueText text={intro.text} fallback="" />
        )}
      </p>
    </header>
  );
}
