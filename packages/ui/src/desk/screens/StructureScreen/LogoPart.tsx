import type { DeskMaker } from '@platine/domain/desk/deskStructure.ts';
import { logoAddress } from '@platine/domain/desk/structureEdit.ts';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { ResponsiveImage } from '../../../components/ProductPicture/ResponsiveImage.tsx';
import { FileInput } from '../../parts/FileInput.tsx';
import { RemoveDialog } from '../../parts/RemoveDialog.tsx';
import { EntryEnd } from './EntryEnd.tsx';
import styles from './StructureScreen.module.css';
import { useLogoEdit } from './useLogoEdit.ts';

type LogoPartProps = {
  readonly maker: DeskMaker;
  /** The newest change to the structure that is shown; 0 for none. */
  readonly seen: number;
  readonly mayEdit: boolean;
};

/** The logo of a maker, and where it is replaced or taken away. */
export function LogoPart({ maker, seen, mayEdit }: LogoPartProps) {
  const address = logoAddress(maker);
  return (
    <section className={styles['part']}>
      <h2>
        <FormattedMessage id="desk.structure.logo" />
      </h2>
      {address === null ? (
        <p>
          <FormattedMessage id="desk.structure.logoNone" />
        </p>
      ) : (
        <div className={styles['logo']}>
          <ResponsiveImage src={address} alt="" width={96} height={96} />
        </div>
      )}
      {mayEdit && <LogoForm maker={maker} seen={seen} isSet={address !== null} />}
    </section>
  );
}

type LogoFormProps = Pick<LogoPartProps, 'maker' | 'seen'> & { readonly isSet: boolean };

/** A picture's file. It stays chosen until it has arrived. */
function LogoForm({ maker: { ref }, seen, isSet }: LogoFormProps) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const { set, remove, busy, failed, told } = useLogoEdit({ ref, seen, onSet: () => form.current?.reset() });
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = new FormData(event.currentTarget).get('file');
    if (file instanceof File) await set(file);
  };
  return (
    <>
      <form ref={form} className={styles['form']} onSubmit={(event) => void send(event)}>
        <FileInput
          name="file"
          accept="image/*"
          label={<FormattedMessage id="desk.structure.logoFile" />}
          hint={<FormattedMessage id="desk.structure.logoHint" />}
        />
        <div className={styles['acts']}>
          <Button type="submit" busy={busy}>
            <FormattedMessage id="desk.structure.logoSet" values={{ known: isSet ? 'yes' : 'no' }} />
          </Button>
          {isSet && (
            <Button variant="secondary" busy={busy} onClick={() => setAsked(true)}>
              <FormattedMessage id="desk.structure.logoRemove" />
            </Button>
          )}
        </div>
      </form>
      <EntryEnd failed={failed} told={told} />
      {asked && (
        <RemoveDialog
          title={<FormattedMessage id="desk.structure.logoRemove" />}
          text={<FormattedMessage id="desk.structure.logoRemoveText" />}
          onClosed={() => setAsked(false)}
          onConfirmed={() => {
            setAsked(false);
            remove(formatMessage({ id: 'desk.structure.logoRemoved' }));
          }}
        />
      )}
    </>
  );
}
