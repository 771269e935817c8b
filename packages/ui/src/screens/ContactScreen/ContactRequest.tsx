import { shopMessageKeys } from '@platine/domain/errors/shopMessages.ts';
import type { Session } from '@platine/domain/customer/session.ts';
import { contactToWire } from '@platine/domain/validation/contact.ts';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useShop } from '../../shop/ShopFacts.tsx';
import { useSubmission } from '../../forms/useSubmission.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FormPage } from '../FormPage/FormPage.tsx';
import { productPath, startPath } from '../../routing/paths.ts';
import { initialContactValues } from './initialContactValues.ts';
import type { ContactAbout } from './contactAbout.ts';
import { ContactForm } from './ContactForm.tsx';

type ContactRequestProps = {
  readonly about: ContactAbout;
  /** Null if it cannot be loaded. */
  readonly session: Session | null;
  /** Starts another message with an empty form. */
  readonly onAgain: () => void;
};

/**
 * One message to the shop, from the empty form to the confirmation. The initial values stay, whatever loads meanwhile.
 */
export function ContactRequest({ about, session, onAgain }: ContactRequestProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { departments } = useShop();
  const { busy, failure, done, send } = useSubmission('mailDepartment');
  const [values] = useState(() => initialContactValues(intl, { about, session, departments }));
  return (
    <FormPage title={<FormattedMessage id="page.contact.title" />} at={done ? 'sent' : 'writing'}>
      {done ? (
        <Sent onAgain={onAgain} />
      ) : (
        <>
          <p>
            <FormattedMessage id="contactScreen.intro" />
          </p>
          <ByMail text={values.message} />
          {about.sku !== null && <AboutProduct sku={about.sku} />}
          <ContactForm
            values={values}
            topic={about.topic}
            busy={busy}
            failure={failure}
            onSubmitted={(entered) => send(contactToWire(entered, { language, sku: about.sku }))}
          />
        </>
      )}
    </FormPage>
  );
}

/**
 * Without JavaScript the form cannot be sent, so a mailto link offers the same text (spec §2; also for a withdrawal).
 */
function ByMail({ text }: { readonly text: string }) {
  const { email } = useShop().identity;
  const href = text === '' ? `mailto:${email}` : `mailto:${email}?body=${encodeURIComponent(text)}`;
  return (
    <noscript>
      <Notice kind="warning">
        <FormattedMessage id="contactScreen.byMail" values={{ email: <a href={href}>{email}</a> }} />
      </Notice>
    </noscript>
  );
}

function AboutProduct({ sku }: { readonly sku: number }) {
  const product = <Link href={productPath(sku)}>{sku}</Link>;
  return (
    <p>
      <FormattedMessage id="contactScreen.aboutProduct" values={{ sku: product }} />
    </p>
  );
}

function Sent({ onAgain }: { readonly onAgain: () => void }) {
  return (
    <>
      <Notice kind="success">
        <FormattedMessage id={shopMessageKeys.contactSent} />
      </Notice>
      <p>
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="contactScreen.another" />
        </Button>
      </p>
      <p>
        <Link href={startPath}>
          <FormattedMessage id="notFoundScreen.back" />
        </Link>
      </p>
    </>
  );
}
