import type { Client } from '@platine/domain/contract/client.ts';
import type { Outcome } from '@platine/domain/contract/envelope.ts';
import type { CustomerKind } from '@platine/domain/customer/audience.ts';
import { errorMessageKey } from '@platine/domain/errors/errorMessages.ts';
import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Language } from '@platine/domain/language/language.ts';
import type { NewsletterSignUp as SignUp } from '@platine/domain/machines/newsletterSignUp.ts';
import { newsletterSignUp } from '@platine/domain/machines/newsletterSignUp.ts';
import type { Failure } from '@platine/domain/machines/outcome.ts';
import { newsletterFooterPlace } from '@platine/domain/shop/constants.ts';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPromise } from 'xstate';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/FormButtons/SubmitButton.tsx';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { useDomainForm } from '../../forms/useDomainForm.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './NewsletterSignUp.module.css';

/** The customer's type and country, which the newsletter is written for (spec §2). */
export type NewsletterSignUpProps = CustomerKind;

/** The footer's newsletter (spec §2, §4): the address is sent with its place, and confirmed by the link in a mail. */
export function NewsletterSignUp(kind: NewsletterSignUpProps) {
  const titleId = useId();
  const [state, send] = useSignUp({ ...kind, language: useLanguage() });
  const { failure } = state.context;
  const form = useDomainForm({
    rules: 'email',
    defaultValues: { email: '' },
    onSubmitted: ({ email }) => {
      send({ type: 'email.edited', email });
      send({ type: 'signUp.submitted' });
    },
    failure,
    errorFocus: 'field',
  });
  const subscribed = state.matches('subscribed');
  const clear = useEffectEvent(form.reset);
  useEffect(() => {
    if (subscribed) clear();
  }, [subscribed]);
  return (
    <div className={styles['root']}>
      <h2 id={titleId}>
        <FormattedMessage id="footer.newsletter" />
      </h2>
      <Form form={form} aria-labelledby={titleId}>
        <TextField
          field={form.field('email')}
          label={<FormattedMessage id="newsletterSignUp.email" />}
          type="email"
          autoComplete="email"
          hint={<FormattedMessage id="newsletterSignUp.hint" />}
        />
        <SubmitButton form={form} busy={state.hasTag('busy')}>
          <FormattedMessage id="newsletterSignUp.submit" />
        </SubmitButton>
      </Form>
      {form.failure !== null && <Refused failure={form.failure} />}
      {subscribed && (
        <Notice kind="success">
          <FormattedMessage id={shopMessageKeys.newsletterConfirm} />
        </Notice>
      )}
    </div>
  );
}

/** Spec §8: a warning whose words the error class chooses. */
function Refused({ failure }: { readonly failure: Failure }) {
  return (
    <Notice kind="warning">
      <FormattedMessage id={failure.kind === 'network' ? 'form.network' : errorMessageKey(failure.errorClass)} />
    </Notice>
  );
}

type Subscriber = CustomerKind & { readonly language: Language };

function useSignUp(subscriber: Subscriber) {
  const client = useApiClient();
  const signUp = fromPromise<Outcome<unknown>, SignUp>(({ input }) => register(client, { ...subscriber, ...input }));
  return useMachine(newsletterSignUp.provide({ actors: { signUp } }), { input: { place: newsletterFooterPlace } });
}

function register(client: Client, { email, place, language, customerType, country }: Subscriber & SignUp) {
  return client('newsletterRegister', {
    EMAIL: email,
    PLACE: place,
    LANGUAGE_CODE: language,
    CUSTOMER_TYPE: customerType,
    COUNTRY_CODE: country,
  });
}
