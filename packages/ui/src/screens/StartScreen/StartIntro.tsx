import { FormattedMessage } from 'react-intl';
import styles from './StartScreen.module.css';

/** The shop in two sentences. */
export function StartIntro() {
  return (
    <header className={styles['intro']}>
      <h1>
        <FormattedMessage id="startScreen.title" />
      </h1>
      <p>
        <FormattedMessage id="startScreen.text" />
      </p>
    </header>
  );
}
