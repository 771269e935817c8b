import { FormattedMessage } from 'react-intl';
import { useFormats } from './useFormats.ts';

const kilobyte = 1000;
const megabyte = 1_000_000;

type FileSizeProps = {
  /** At least 1. */
  readonly bytes: number;
};

/** The size of a file in kilobytes, rounded up, or in megabytes with one decimal. */
export function FileSize({ bytes }: FileSizeProps) {
  const { number } = useFormats();
  return bytes < megabyte ? (
    <FormattedMessage id="fileSize.kilobytes" values={{ size: number(Math.ceil(bytes / kilobyte)) }} />
  ) : (
    <FormattedMessage
      id="fileSize.megabytes"
      values={{ size: number(bytes / megabyte, { maximumFractionDigits: 1 }) }}
    />
  );
}
