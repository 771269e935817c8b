import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { useHydrated } from '../../interaction/useHydrated.ts';

/** Prints the page. Without script there is none: the browser's own menu prints. */
export function PrintButton() {
  if (!useHydrated()) return null;
  return (
    <Button variant="secondary" onClick={() => window.print()}>
      <FormattedMessage id="orderScreen.print" />
    </Button>
  );
}
