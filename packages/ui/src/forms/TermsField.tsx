import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pagePaths } from '@platine/domain/shop/pages/pagePaths.ts';
import { CheckboxField } from './CheckboxField/CheckboxField.tsx';
import type { FieldBinding } from './domainForm.ts';

/** Checkbox for the terms, with links to the policies accepted with them (spec §5, D35). */
export function TermsField({
  field,
}: {
  /** Id, name, value and problem, as the form's `field(…)` gives them. */
  readonly field: FieldBinding;
}) {
  return (
    <CheckboxField
      field={field}
      label={<FormattedMessage id="termsField.label" />}
      hint={
        <FormattedMessage
          id="termsField.read"
          values={{
            gtc: inNewTab(pagePaths.gtc),
            privacy: inNewTab(pagePaths.privacy),
            revocation: inNewTab(pagePaths.revocation),
            cookies: inNewTab(pagePaths.cookies),
          }}
        />
      }
    />
  );
}

/** A new tab keeps the form and its typed text. */
function inNewTab(href: string) {
  return function TermsLink(words: ReactNode) {
    return (
      <a key={href} href={href} target="_blank" rel="noopener">
        {words}
      </a>
    );
  };
}
