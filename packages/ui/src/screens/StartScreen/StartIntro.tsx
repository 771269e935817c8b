import { FormattedMessage } from 'react-intl';
import styles from './StartScreen.module.css';
import { useShop } from '../../shop/ShopFacts.tsx';

/** The shop in two sentences. */
export function StartIntro() {
  const { identity } = useShop();
  return (
    <header className={styles['intro']}>
      <h1>
        <FormattedMessage id="startScreen.title" />
      </h1>
      <p>
        <FormattedMessage id="startScreen.text" values={{ city: identity.city }} />
      </p>
    </header>
  );
}
