import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { readForm } from '../../parts/readForm.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import styles from './Documents.module.css';

type AddLinkProps = {
  readonly busy: boolean;
  readonly onAdded: (address: string) => void;
};

/** A link to a page elsewhere, such as a video. */
export function AddLink({ busy, onAdded }: AddLinkProps) {
  const send = readForm((texts) => onAdded((texts['address'] ?? '').trim()));
  return (
    <form className={styles['form']} onSubmit={send}>
      <TextInput
        name="address"
        type="url"
        required
        pattern="https://\S+"
        maxLength={500}
        translate="no"
        label={<FormattedMessage id="desk.documents.address" />}
        hint={<FormattedMessage id="desk.documents.addressHint" />}
      />
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          <FormattedMessage id="desk.documents.addLink" />
        </Button>
      </div>
    </form>
  );
}
