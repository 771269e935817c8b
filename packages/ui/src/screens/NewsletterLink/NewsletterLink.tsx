import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { contactPath, startPath } from '../../routing/paths.ts';

type NewsletterLinkProps = {
  /** Confirmation or cancellation: which link of a mail was followed. */
  readonly purpose: 'confirmation' | 'cancelation';
  /** Hash from the mailed link, null without one. */
  readonly hash: string | null;
};

/** Target of a mailed newsletter link: it needs a click, because mail scanners follow links (D3). */
export function NewsletterLink({ purpose, hash }: NewsletterLinkProps) {
  const { busy, failure, done, send } = useSubmission(
    purpose === 'confirmation' ? 'newsletterOptIn' : 'newsletterOptOut',
  );
  const invalid = hash === null || (failure?.kind === 'failure' && failure.errorClass === 'HashInvalidException');
  return (
    <FormPage title={<FormattedMessage id={`newsletterScreen.${purpose}.title`} />} at={stageOf(done, invalid)}>
      {done && (
        <>
          <Notice kind="success">
            <FormattedMessage id={`newsletterScreen.${purpose}.done`} />
          </Notice>
          <Back />
        </>
      )}
      {!done && invalid && <Invalid />}
      {!done && !invalid && (
        <>
          <p>
            <FormattedMessage id={`newsletterScreen.${purpose}.ask`} />
          </p>
          <FormFailure failure={failure} />
          <Button wide busy={busy} onClick={() => send({ OPTIN_HASH: hash })}>
            <FormattedMessage id={`newsletterScreen.${purpose}.act`} />
          </Button>
        </>
      )}
    </FormPage>
  );
}

function stageOf(done: boolean, invalid: boolean): string {
  if (done) return 'done';
  return invalid ? 'invalid' : 'asking';
}

/** The link is unknown or expired; offers the next step. */
function Invalid() {
  return (
    <>
      <Notice kind="error">
        <FormattedMessage id="error.HashInvalidException" />
      </Notice>
      <p>
        <FormattedMessage id="newsletterScreen.invalidNext" />
      </p>
      <p>
        <Link href={contactPath()} variant="secondary">
          <FormattedMessage id="footer.contactLink" />
        </Link>
      </p>
    </>
  );
}

function Back() {
  return (
    <p>
      <Link href={startPath}>
        <FormattedMessage id="notFoundScreen.back" />
      </Link>
    </p>
  );
}
