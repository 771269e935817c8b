import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { DomainForm } from '../domainForm.ts';

type SubmitButtonProps = {
  /** Says whether the entries are ready to be sent. */
  readonly form: Pick<DomainForm, 'ready'>;
  /** True while the form is being sent. */
  readonly busy?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** The action in a verb, such as "Save". */
  readonly children: ReactNode;
};

/**
 * Submit button. While the form requires valid entries it is unavailable (spec §4) but can be pressed, and then lists
 * what is missing.
 */
export function SubmitButton({ form, busy = false, wide = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" busy={busy} wide={wide} aria-disabled={!form.ready}>
      {children}
    </Button>
  );
}
