import type { ErrorClass } from '@platine/domain/contract/errors.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDocumentTitle } from '../../i18n/useDocumentTitle.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { NewPasswordForm } from '../../forms/NewPasswordFields/NewPasswordForm.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { Activated } from './Activated.tsx';
import { ActivationPrompt } from './ActivationPrompt.tsx';
import { NotActivated } from './NotActivated.tsx';

type ContactActivateScreenProps = {
  /** Hash from the mailed link, null without one. */
  readonly hash: string | null;
};

/**
 * /contact_activate: activation needs a click, because mail scanners follow links (spec §2, D3), and in a browser that has not registered also a
 * password.
 */
export function ContactActivateScreen({ hash }: ContactActivateScreenProps) {
  const click = useSubmission('activate');
  const choice = useSubmission('activate');
  const done = click.done || choice.done;
  const invalid = isRefused(click.failure, 'HashInvalidException') || isRefused(choice.failure, 'HashInvalidException');
  useDocumentTitle(titleOf(done, invalid), useShop().identity.name);
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
  const choosing = isRefused(click.failure, 'ValidationException');
  return (
    <FormPage
      key="page"
      title={<FormattedMessage id="contactActivateScreen.title" />}
      at={choosing ? 'choosing' : 'asking'}
    >
      {choosing ? (
        <ChosenPassword
          busy={choice.busy}
          failure={choice.failure}
          onSubmitted={(password) => choice.send({ HASH: hash, PASSWORD: password })}
        />
      ) : (
        <ActivationPrompt busy={click.busy} failure={click.failure} onActivated={() => click.send({ HASH: hash })} />
      )}
    </FormPage>
  );
}

type ChosenPasswordProps = Pick<ComponentProps<typeof NewPasswordForm>, 'busy' | 'failure' | 'onSubmitted'>;

/** The account was registered in another browser. Anyone can register a stranger's address, so the reader of the mail sets the password. */
function ChosenPassword(form: ChosenPasswordProps) {
  return (
    <>
      <p>
        <FormattedMessage id="contactActivateScreen.choose" />
      </p>
      <NewPasswordForm
        {...form}
        label={<FormattedMessage id="contactActivateScreen.choosePassword" />}
        submit={<FormattedMessage id="contactActivateScreen.activate" />}
      />
    </>
  );
}

function isRefused(failure: Failure | null, errorClass: ErrorClass): boolean {
  return failure?.kind === 'failure' && failure.errorClass === errorClass;
}

/** The document is called after the outcome once there is one (spec §2); before, after the page. */
function titleOf(done: boolean, invalid: boolean) {
  if (done) return 'page.contactActivate.title';
  return invalid ? 'page.contactNotActivated.title' : null;
}
