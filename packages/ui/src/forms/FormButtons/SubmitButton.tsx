import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { DomainForm } from '../domainForm.ts';

type SubmitButtonProps = {
  readonly form: Pick<DomainForm, 'ready'>;
  /** What was entered is on its way. */
  readonly busy?: boolean;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** While a form waits for valid entries its button is unavailable (spec §4), but can be asked: pressed, it tells what is missing. */
export function SubmitButton({ form, busy = false, wide = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" busy={busy} wide={wide} aria-disabled={!form.ready}>
      {children}
    </Button>
  );
}
