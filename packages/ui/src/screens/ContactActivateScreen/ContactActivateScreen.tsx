import { FormattedMessage } from 'react-intl';
import { useDocumentTitle } from '../../i18n/useDocumentTitle.ts';
import { useSubmission } from '../../forms/useSubmission.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { Activated } from './Activated.tsx';
import { ActivationPrompt } from './ActivationPrompt.tsx';
import { NotActivated } from './NotActivated.tsx';

type ContactActivateScreenProps = {
  /** Hash from the mailed link, null without one. */
  readonly hash: string | null;
};

/** /contact_activate: activation needs a click, because mail scanners follow links (spec §2, D3). */
export function ContactActivateScreen({ hash }: ContactActivateScreenProps) {
  const { busy, failure, done, send } = useSubmission('activate');
  const invalid = failure?.kind === 'failure' && failure.errorClass === 'HashInvalidException';
  useDocumentTitle(titleOf(done, invalid));
  if (done)
    return (
      <FormPage key="page" title={<FormattedMessage id="page.contactActivate.title" />} at="done">
        <Activated />
      </FormPage>
    );
  if (hash === null || invalid)
    return (
      <FormPage key="page" title={<FormattedMessage id="page.contactNotActivated.title" />} at="notActivated">
        <NotActivated />
      </FormPage>
    );
  return (
    <FormPage key="page" title={<FormattedMessage id="contactActivateScreen.title" />} at="asking">
      <ActivationPrompt busy={busy} failure={failure} onActivated={() => send({ HASH: hash })} />
    </FormPage>
  );
}

/** The document is called after the outcome once there is one (spec §2); before, after the page. */
function titleOf(done: boolean, invalid: boolean) {
  if (done) return 'page.contactActivate.title';
  return invalid ? 'page.contactNotActivated.title' : null;
}
