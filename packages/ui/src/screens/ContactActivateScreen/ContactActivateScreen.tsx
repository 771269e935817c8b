import { FormattedMessage } from 'react-intl';
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
  if (done)
    return (
      <FormPage key="page" title={<FormattedMessage id="page.contactActivate.title" />} at="done">
        <Activated />
      </FormPage>
    );
  const invalid = failure?.kind === 'failure' && failure.errorClass === 'HashInvalidException';
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
