import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { NoticeBox } from '../NoticeBox.tsx';

type GeneralNoticeProps = {
  /** In the reader's language. */
  readonly text: string;
  /** Called when the shopper has read it; it does not come again. */
  readonly onRead: () => void;
};

/** The shop's notice to everyone, such as that orders take longer than usual (spec §1, D31). */
export function GeneralNotice({ text, onRead }: GeneralNoticeProps) {
  return (
    <NoticeBox
      title={<FormattedMessage id="generalNotice.title" />}
      buttons={
        <Button variant="secondary" onClick={onRead}>
          <FormattedMessage id="generalNotice.read" />
        </Button>
      }
    >
      <p>{text}</p>
    </NoticeBox>
  );
}
