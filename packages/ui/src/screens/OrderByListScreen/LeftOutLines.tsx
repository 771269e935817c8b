import type { LeftOut } from '@platine/domain/partsList/partsList.ts';
import { FormattedMessage } from 'react-intl';
import { useFormats } from '../../i18n/useFormats.ts';
import styles from './PartRows.module.css';

/** The lines of a list that ask for nothing, each with its reason. */
export function LeftOutLines({ leftOut }: { readonly leftOut: readonly LeftOut[] }) {
  const { number } = useFormats();
  if (leftOut.length === 0) return null;
  return (
    <details className={styles['leftOut']} open={leftOut.length <= 3}>
      <summary>
        <FormattedMessage id="orderByListScreen.leftOut" values={{ count: leftOut.length }} />
      </summary>
      <ul>
        {leftOut.map(({ line, text, reason }) => (
          <li key={line}>
            <FormattedMessage id={`orderByListScreen.leftOut.${reason}`} values={{ line: number(line), text }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
