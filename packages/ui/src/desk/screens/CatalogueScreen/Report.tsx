import type {
  OverwrittenEdit,
  OverwrittenStructure,
  PlannedChange,
  Refusal,
  ShownReport,
} from '@platine/domain/desk/importReport.ts';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pickText } from '@platine/domain/language/text.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { deskProductPath } from '../../deskPaths.ts';
import { deskStructurePath } from '../../structurePaths.ts';
import styles from './CatalogueScreen.module.css';

/** The lists of a check or of an import, each with its number and its first entries. */
export function Report({ report }: { readonly report: ShownReport }) {
  const { refusals, refused, mediaRefusals, mediaLeftOut, warnings, noted, overwrites, overwritten } = report;
  const { structureOverwrites } = report;
  const isEnglish = refused + mediaLeftOut + noted > 0;
  return (
    <div className={styles['report']}>
      {isEnglish && (
        <p className={styles['quiet']}>
          <FormattedMessage id="desk.catalogue.english" />
        </p>
      )}
      <Lines list="refused" count={refused} lines={refusals.map(refusalLine)} />
      <Lines
        list="overwrites"
        count={overwritten}
        lines={[
          ...structureOverwrites.map((edit) => ({
            key: `${edit.kind} ${edit.ref} ${edit.field}`,
            line: <StructureOverwrite edit={edit} />,
          })),
          ...overwrites.map((edit) => ({ key: `${edit.sku} ${edit.field}`, line: <Overwrite edit={edit} /> })),
        ]}
      />
      {(['added', 'changed', 'retired'] as const).map((kind) => (
        <Planned key={kind} kind={kind} report={report} />
      ))}
      <Lines list="media" count={mediaLeftOut} lines={mediaRefusals.map(refusalLine)} />
      <Lines
        list="notes"
        count={noted}
        lines={warnings.map((note) => ({ key: note, line: <span lang="en">{note}</span> }))}
      />
    </div>
  );
}

type Line = { readonly key: string; readonly line: ReactNode };

type LinesProps = {
  readonly list: 'refused' | 'media' | 'notes' | 'overwrites' | PlannedChange['kind'];
  readonly count: number;
  readonly lines: readonly Line[];
};

/** So many lines are open at once; more of them would push what comes after out of sight. */
const mostOpen = 10;

function Lines({ list, count, lines }: LinesProps) {
  if (count === 0 || lines.length === 0) return null;
  return (
    <details className={styles['list']} data-list={list} open={lines.length <= mostOpen}>
      <summary>
        <FormattedMessage id="desk.catalogue.list" values={{ list, count }} />
      </summary>
      <ul role="list">
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
        {count > lines.length && (
          <li className={styles['quiet']}>
            <FormattedMessage id="desk.catalogue.more" values={{ count: count - lines.length }} />
          </li>
        )}
      </ul>
    </details>
  );
}

function refusalLine({ file, line, reason }: Refusal): Line {
  return {
    key: `${file} ${line} ${reason}`,
    line: (
      <>
        <span translate="no" className={styles['place']}>
          <FormattedMessage id="desk.catalogue.line" values={{ file, line }} />
        </span>
        <span lang="en">{reason}</span>
      </>
    ),
  };
}

function Overwrite({ edit: { sku, field, by, day } }: { readonly edit: OverwrittenEdit }) {
  const { formatDate } = useIntl();
  return (
    <>
      <span className={styles['place']}>
        <Link href={deskProductPath(sku)}>{sku}</Link> · <span translate="no">{by}</span> ·{' '}
        {formatDate(day, { timeZone: 'UTC', dateStyle: 'medium' })}
      </span>
      <span>
        {field === null ? (
          <FormattedMessage id="desk.catalogue.removed" />
        ) : (
          <FormattedMessage id="desk.product.field" values={{ field }} />
        )}
      </span>
    </>
  );
}

function StructureOverwrite({ edit: { kind, ref, field, by, day } }: { readonly edit: OverwrittenStructure }) {
  const { formatDate } = useIntl();
  return (
    <>
      <span className={styles['place']}>
        <Link href={deskStructurePath({ kind, entry: ref })}>
          <FormattedMessage id="desk.structure.named" values={{ kind, entry: ref }} />
        </Link>{' '}
        · <span translate="no">{by}</span> · {formatDate(day, { timeZone: 'UTC', dateStyle: 'medium' })}
      </span>
      <span>
        <FormattedMessage id="desk.structure.field" values={{ field }} />
      </span>
    </>
  );
}

function Planned({ kind, report }: { readonly kind: PlannedChange['kind']; readonly report: ShownReport }) {
  const language = useLanguage();
  const lines = report.planned
    .filter((one) => one.kind === kind)
    .map(({ sku, name }) => ({
      key: String(sku),
      line: (
        <>
          <span className={styles['place']}>{sku}</span>
          <span translate="no">{pickText(name, language)?.text ?? ''}</span>
        </>
      ),
    }));
  return <Lines list={kind} count={report[kind]} lines={lines} />;
}
