import { CookieQuestion } from './CookieQuestion/CookieQuestion.tsx';
import styles from './ExpectedQuestion.module.css';

/**
 * The question about cookies in the server's HTML, without its buttons, so that it is painted with the page. Hidden unless the document's head says that it is open.
 */
export function ExpectedQuestion() {
  return (
    <div className={styles['root']}>
      <CookieQuestion onChosen={null} />
    </div>
  );
}
