import { cpus, loadavg } from 'node:os';

/** Something measured, and what it may be: at most, or at least. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
};

export function holds({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Figure): boolean {
  return value <= most && value >= least;
}

/** Prints figures as a table, with the load of the machine: other work makes every time longer. Answers whether all budgets hold. */
export function printFigures(title: string, figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => `| ${figure.what} | ${said(figure)} | ${budget(figure)} | ${verdict(figure)} |`);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  console.log(`\n| ${title} | measured | budget | |\n| --- | --- | --- | --- |\n${rows.join('\n')}`);
  console.log(`\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, load ${load}.`);
  return figures.every(holds);
}

function verdict(figure: Figure): string {
  if (figure.most === undefined && figure.least === undefined) return '';
  return holds(figure) ? 'holds' : '**over**';
}

function said({ value, unit }: Figure): string {
  return `${rounded(value)}${unit}`;
}

function budget({ most, least, unit }: Figure): string {
  if (most !== undefined) return `≤ ${rounded(most)}${unit}`;
  return least === undefined ? '' : `≥ ${rounded(least)}${unit}`;
}

function rounded(value: number): string {
  const places = [100, 10, 1].findIndex((size) => Math.abs(value) >= size);
  return String(Number(value.toFixed(places === -1 ? 4 : places)));
}
