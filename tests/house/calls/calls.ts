import { sentencesOf } from '../rules/specification.ts';

/** A row of the tables in spec §7: a call without its fields. */
const row = /^\| (GET|POST) \| `(\/api\/[^`]+)` \| .* \| (spec|assumed|own) \| `(\w+)` \|$/;

type Call = { readonly method: string; readonly path: string; readonly source: string };

/** The calls that the specification and the contract do not describe alike, as each of the two would write them. */
export function unlike(specification: string, contract: Readonly<Record<string, Call>>): string[] {
  const rows = sentencesOf(specification, '§7').filter((text) => text.startsWith('|'));
  const specified = rows.map((text) => {
    const [, method = '', path = '', source = '', name = ''] = row.exec(text) ?? [];
    return name === '' ? text : lineOf(name, { method, path, source });
  });
  const described = Object.entries(contract).map(([name, call]) => lineOf(name, call));
  return [
    ...specified.filter((line) => !described.includes(line)).map((line) => `only in the specification: ${line}`),
    ...described.filter((line) => !specified.includes(line)).map((line) => `only in the contract: ${line}`),
  ];
}

function lineOf(name: string, { method, path, source }: Call): string {
  return `${name}: ${method} ${path} (${source})`;
}
