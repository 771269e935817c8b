import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { AccountLink } from '../FormPage/AccountLink.tsx';
import { startPath } from '../../routing/paths.ts';

export function Activated() {
  return (
    <>
      <Notice kind="success">
        <FormattedMessage id="contactActivateScreen.done" />
      </Notice>
      <AccountLink />
      <p>
        <Link href={startPath}>
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      </p>
    </>
  );
}
