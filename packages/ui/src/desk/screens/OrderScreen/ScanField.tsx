import type { Counted, Scan, ScannedLine } from '@platine/domain/desk/packingScan.ts';
import { missingPieces, scanPiece } from '@platine/domain/desk/packingScan.ts';
import type { LocalizedText } from '@platine/domain/language/text.ts';
import { pickText } from '@platine/domain/language/text.ts';
import type { KeyboardEvent, RefObject } from 'react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../parts/TextInput.tsx';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import styles from './OrderScreen.module.css';

/** A line of the pick list, with its name and its storage place for who packs. */
export type PackLine = ScannedLine & { readonly name: LocalizedText; readonly place: string | null };

type ScanFieldProps = {
  readonly lines: readonly PackLine[];
  readonly counted: Counted;
  /** Receives the counts with a piece more. */
  readonly onCounted: (counted: Counted) => void;
  /** Packs what is counted, when nothing is missing. */
  readonly onComplete: () => void;
  readonly field: RefObject<HTMLInputElement | null>;
};

/** `at` counts the scans: the same words twice are said twice. */
type Told = { readonly at: number; readonly code: string; readonly scan: Scan };

/**
 * A field that a scanner types codes into, each with Enter: one counts a piece, and what is still missing is said aloud. The focus stays in it. Enter on
 * the empty field packs when nothing is missing; Escape leaves it, so that keys act on the page again.
 */
export function ScanField({ lines, counted, onCounted, onComplete, field }: ScanFieldProps) {
  const [told, setTold] = useState<Told | null>(null);
  const missing = missingPieces(lines, counted);
  const enter = (input: HTMLInputElement) => {
    const code = input.value.trim();
    input.value = '';
    if (code === '') return missing === 0 ? onComplete() : undefined;
    const scan = scanPiece(lines, counted, code);
    setTold({ at: (told?.at ?? 0) + 1, code, scan });
    if (scan.kind === 'counted') onCounted(scan.counted);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter') return;
    // The form packs; a code alone does not.
    event.preventDefault();
    enter(event.currentTarget);
  };
  return (
    <div className={styles['scan']}>
      <TextInput
        ref={field}
        onKeyDown={press}
        maxLength={60}
        enterKeyHint="next"
        autoCapitalize="off"
        spellCheck={false}
        label={<FormattedMessage id="desk.scan" />}
        hint={<FormattedMessage id="desk.scan.hint" />}
      />
      <p role="status" className={styles['told']}>
        {told?.scan.kind === 'counted' && (
          <Counting key={told.at} sku={told.scan.sku} {...{ lines, counted, missing }} />
        )}
      </p>
      <p role="alert" className={styles['refused']}>
        {told !== null && told.scan.kind !== 'counted' && <Refused key={told.at} told={told} lines={lines} />}
      </p>
    </div>
  );
}

type CountingProps = Pick<ScanFieldProps, 'lines' | 'counted'> & { readonly sku: number; readonly missing: number };

function Counting({ sku, lines, counted, missing }: CountingProps) {
  const name = useLineName(lines, sku);
  const of = lines.find((line) => line.sku === sku)?.of ?? 0;
  return <FormattedMessage id="desk.scan.counted" values={{ name, count: counted[sku] ?? 0, of, missing }} />;
}

function Refused({ told: { code, scan }, lines }: { readonly told: Told; readonly lines: readonly PackLine[] }) {
  const sku = scan.kind === 'tooMany' ? scan.sku : 0;
  const name = useLineName(lines, sku);
  if (scan.kind === 'foreign') return <FormattedMessage id="desk.scan.foreign" values={{ code }} />;
  return <FormattedMessage id="desk.scan.tooMany" values={{ name }} />;
}

function useLineName(lines: readonly PackLine[], sku: number): string {
  const language = useLanguage();
  const { name = {}, partNumber = '' } = lines.find((line) => line.sku === sku) ?? {};
  return pickText(name, language)?.text ?? partNumber;
}
