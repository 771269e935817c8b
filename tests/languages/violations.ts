type Violation = { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string }[] };
type Report = { readonly type: string; readonly result: unknown };

/** Violations that axe found, one line for each broken rule, with its first place. */
export function violationsIn(reports: readonly Report[]): string[] {
  return reports
    .filter(({ type }) => type === 'a11y')
    .flatMap(({ result }) => {
      if (!isObject(result) || !Array.isArray(result['violations']))
        return [`axe did not run: ${JSON.stringify(result)}`];
      return result['violations']
        .filter(isViolation)
        .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html ?? ''}`);
    });
}

function isViolation(found: unknown): found is Violation {
  return isObject(found) && typeof found['id'] === 'string' && Array.isArray(found['nodes']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
