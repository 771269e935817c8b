import type { DeskRequestOf } from '@platine/domain/contract/desk/deskSchemas.ts';
import type { CatalogueImport } from '@platine/domain/desk/catalogueImport.ts';
import { importToWire, isAtWork } from '@platine/domain/desk/catalogueImport.ts';
import type { ImportReport } from '@platine/domain/desk/importReport.ts';
import type { UploadRefusal } from '@platine/domain/desk/importStates.ts';
import { mockDate } from '../shop/date.ts';
import type { Desk } from './desk.ts';

/** The report of the catalogue that the mock finds in every upload. */
export function buildReport(change: Partial<ImportReport> = {}): ImportReport {
  return {
    added: 2,
    changed: 1,
    unchanged: 2410,
    retired: 1,
    refused: 1,
    refusals: [{ file: 'artikel.csv', line: 812, reason: 'Preis: "auf Anfrage" is no number with a decimal comma' }],
    mediaTaken: 0,
    mediaLeftOut: 0,
    mediaRefusals: [],
    warnings: [],
    overwritten: 2,
    overwrites: [{ sku: 193_021, field: 'PRICE', by: 'bert', day: '2026-11-20' }],
    structureOverwrites: [{ kind: 'maker', ref: '1', field: 'NAME', by: 'bert', day: '2026-11-19' }],
    skippedRemovals: [],
    planned: [
      { kind: 'added', sku: 193_101, name: { EN: 'Hand lens', DE: 'Handlupe', FR: 'Loupe à main' } },
      { kind: 'added', sku: 193_102, name: { EN: 'Desk lamp', DE: 'Tischlampe', FR: 'Lampe de bureau' } },
      { kind: 'changed', sku: 193_021, name: { EN: 'Soldering iron', DE: 'Lötkolben', FR: 'Fer à souder' } },
      { kind: 'retired', sku: 193_001, name: { EN: 'Test lead', DE: 'Messleitung', FR: 'Cordon de mesure' } },
    ],
    ...change,
  };
}

export function buildImport(change: Partial<CatalogueImport> = {}): CatalogueImport {
  return {
    id: 'upload-1',
    files: ['artikel.csv', 'artikel.map.json'],
    by: 'anna',
    at: new Date(`${mockDate}T09:00:00.000Z`),
    takenBy: '',
    state: 'checked',
    keepStock: false,
    open: true,
    percent: 100,
    written: { added: 0, changed: 0 },
    reason: '',
    report: buildReport(),
    ...change,
  };
}

/** A step of the shop's work: half of a check or of an import. */
export function workOnImport(desk: Desk): void {
  const { catalogueImport: found } = desk.read();
  if (found === null || !isAtWork(found)) return;
  const percent = Math.min(100, found.percent + 50);
  const isEnd = percent === 100;
  if (found.state === 'checking')
    desk.change({
      catalogueImport: isEnd
        ? { ...found, percent, state: 'checked', open: true, report: buildReport() }
        : { ...found, percent },
    });
  else
    desk.change({
      catalogueImport: isEnd
        ? { ...found, percent, state: 'done', report: buildReport({ planned: [] }), written: { added: 2, changed: 1 } }
        : { ...found, percent, written: { added: 1, changed: 0 } },
    });
}

type Upload = { readonly files: readonly string[]; readonly keepStock: boolean; readonly by: string };

function upload(desk: Desk, { files, keepStock, by }: Upload): UploadRefusal | null {
  const { catalogueImport: last } = desk.read();
  if (last !== null && isAtWork(last)) return 'busy';
  const isTable = files.some((name) => /\.(?:csv|xlsx|xml)$/.test(name));
  if (!isTable && !files.some((name) => name.endsWith('.jsonl'))) return 'files';
  const id = `upload-${Number(last?.id.slice('upload-'.length) ?? 0) + 1}`;
  const fresh = { id, files, by, keepStock, state: 'checking', percent: 0, open: false, report: null } as const;
  desk.change({ catalogueImport: buildImport(fresh) });
  return null;
}

/** Has the upload taken over; false for one that is not the newest or is at work. */
export function takeImport(desk: Desk, id: string, by: string): boolean {
  const { catalogueImport: found } = desk.read();
  if (found === null || found.id !== id || !found.open) return false;
  desk.change({ catalogueImport: { ...found, state: 'importing', takenBy: by, open: false, percent: 0, reason: '' } });
  return true;
}

/** The calls about uploaded catalogues; `by` answers the operator's name. The shop works on while somebody looks. */
export function importAnswers(desk: Desk, by: () => string) {
  const current = () => {
    const { catalogueImport: found } = desk.read();
    return found === null ? null : importToWire(found);
  };
  return {
    deskImport: () => {
      const IMPORT = current();
      workOnImport(desk);
      return { IMPORT };
    },
    deskUploadCatalogue: ({ FILES, KEEP_STOCK }: DeskRequestOf<'deskUploadCatalogue'>) => {
      const files = FILES.map(({ NAME }) => NAME);
      const REFUSAL = upload(desk, { files, keepStock: KEEP_STOCK, by: by() });
      return { REFUSAL, REASON: REFUSAL === 'files' ? noProducts : '', IMPORT: current() };
    },
    deskTakeImport: ({ ID }: DeskRequestOf<'deskTakeImport'>) => {
      const RESULT = takeImport(desk, ID, by()) ? ('done' as const) : ('conflict' as const);
      return { RESULT, IMPORT: current() };
    },
  };
}

const noProducts = 'No file of products is among them.';
