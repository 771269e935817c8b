import type { Failure } from '@platine/domain/machines/outcome.ts';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { FormPage } from '../FormPage/FormPage.tsx';
import { confirmAlertForm, endAlertForm } from './stockAlertPlace.ts';

type AlertLinkProps = {
  /** The link of the mail that was followed. */
  readonly purpose: 'confirm' | 'end';
  readonly hash: string;
  readonly failure: Failure | null;
};

/** Target of a mailed link: it needs a click, because mail scanners follow links (D3). */
export function AlertLink({ purpose, hash, failure }: AlertLinkProps) {
  const invalid = failure?.kind === 'failure' && failure.errorClass === 'HashInvalidException';
  return (
    <FormPage title={<FormattedMessage id={`stockAlertScreen.${purpose}.title`} />} at={invalid ? 'invalid' : 'asking'}>
      {invalid ? (
        <>
          <Notice kind="error">
            <FormattedMessage id="error.HashInvalidException" />
          </Notice>
          <p>
            <FormattedMessage id="stockAlertScreen.invalidNext" />
          </p>
        </>
      ) : (
        <>
          <p>
            <FormattedMessage id={`stockAlertScreen.${purpose}.ask`} />
          </p>
          <FormFailure failure={failure} />
          <form method="post" action={purpose === 'confirm' ? confirmAlertForm : endAlertForm}>
            <input type="hidden" name="HASH" value={hash} />
            <Button type="submit" wide>
              <FormattedMessage id={`stockAlertScreen.${purpose}.act`} />
            </Button>
          </form>
        </>
      )}
    </FormPage>
  );
}
