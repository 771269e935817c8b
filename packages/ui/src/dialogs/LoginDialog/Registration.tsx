import type { Outcome } from '@platine/domain/contract/envelope.ts';
import { registration } from '@platine/domain/machines/registration.ts';
import type { RegistrationPayload } from '@platine/domain/validation/registration.ts';
import { registrationToWire } from '@platine/domain/validation/registration.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromPromise } from 'xstate';
import { useApiClient } from '../../api/ApiClient.tsx';
import type { FormDraft } from '../../forms/formDraft.ts';
import { queryKeys } from '../../queries/keys.ts';
import { sessionQuery } from '../../queries/session.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

type RegistrationProps = {
  /** Called after success, once user and session have been read again (spec §4). */
  readonly onRegistered: (email: string) => void;
  /** The entries of earlier, if the dialog was closed meanwhile. */
  readonly draft: FormDraft;
};

/** The registration form, connected to the API. */
export function Registration({ onRegistered, draft }: RegistrationProps) {
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const [state, send] = useRegistration();
  const [email, setEmail] = useState('');
  const { failure } = state.context;

  const tell = useEffectEvent(() => onRegistered(email));
  const registered = state.matches('registered');
  useEffect(() => {
    if (registered) tell();
  }, [registered]);

  const edited = () => {
    // Field errors are corrected one by one; any other failure ends with the first change.
    if (failure?.kind !== 'failure' || failure.fields.length === 0) send({ type: 'form.edited' });
  };
  const submit = (form: RegistrationPayload) => {
    setEmail(form.email);
    send({ type: 'form.submitted', form });
  };
  if (session === undefined) return null;
  return (
    <div onInput={edited}>
      <RegistrationForm
        customer={session}
        busy={state.hasTag('busy')}
        failure={failure}
        draft={draft}
        onSubmitted={submit}
      />
    </div>
  );
}

/** The domain's machine with its actors connected to the API. */
function useRegistration() {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMachine(
    registration.provide({
      actors: {
        register: fromPromise<Outcome<unknown>, RegistrationPayload>(({ input }) =>
          client('register', registrationToWire(input)),
        ),
        reloadUserAndSession: fromPromise<unknown>(() =>
          Promise.all([
            queryClient.invalidateQueries({ queryKey: queryKeys.user }),
            queryClient.invalidateQueries({ queryKey: queryKeys.session }),
          ]),
        ),
      },
    }),
  );
}
