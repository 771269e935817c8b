/** A story that was run: the file of its stories, and what axe said about it. */
export type CheckedState = {
  readonly file: string;
  readonly reports: readonly unknown[];
};

/** Results of a whole run, as the page on accessibility tells them. */
export type AccessibilityResults = {
  readonly axeVersion: string;
  /** Rules that axe has tried: those of WCAG 2.0, 2.1 and 2.2 at levels A and AA, and further ones of good practice. */
  readonly wcagRules: number;
  readonly furtherRules: number;
  readonly screens: readonly string[];
  readonly components: number;
  /** Each after what its story does. */
  readonly states: number;
  readonly violations: number;
  /** States with a place that axe left to a person's judgement. */
  readonly undecided: number;
};

type Rule = { readonly id: string; readonly tags: readonly string[] };

const wcag = /^wcag2\d?aa?$/;
const screen = /packages\/ui\/src\/screens\/(\w+)\//;
/** Sums up a run. Throws when a state was not read by axe: nothing would be known of it. */
export function resultsOf(states: readonly CheckedState[]): AccessibilityResults {
  const reports = states.map(axeReport);
  const rules = new Map(reports.flatMap((report) => report.rules).map((rule) => [rule.id, rule]));
  const wcagRules = [...rules.values()].filter(({ tags }) => tags.some((tag) => wcag.test(tag))).length;
  const files = new Set(states.map(({ file }) => file));
  const screens = new Set([...files].flatMap((file) => screen.exec(file)?.[1] ?? []));
  const [first] = reports;
  if (first === undefined) throw new Error('No state was checked.');
  return {
    axeVersion: first.version,
    wcagRules,
    furtherRules: rules.size - wcagRules,
    screens: [...screens].toSorted(),
    components: [...files].filter((file) => !screen.test(file)).length,
    states: states.length,
    violations: reports.reduce((sum, report) => sum + report.violations, 0),
    undecided: reports.filter((report) => report.undecided > 0).length,
  };
}

type AxeReport = {
  readonly version: string;
  readonly rules: readonly Rule[];
  readonly violations: number;
  readonly undecided: number;
};

function axeReport({ file, reports }: CheckedState): AxeReport {
  const report = reports.find((one) => isObject(one) && one['type'] === 'a11y');
  const result = isObject(report) ? report['result'] : undefined;
  const engine = isObject(result) ? result['testEngine'] : undefined;
  if (!isObject(result) || !isObject(engine)) throw new Error(`axe has not read a state of ${file}.`);
  const [violations, undecided] = [rulesIn(result['violations']), rulesIn(result['incomplete'])];
  const others = [...rulesIn(result['passes']), ...rulesIn(result['inapplicable'])];
  return {
    version: String(engine['version']),
    rules: [...violations, ...undecided, ...others],
    violations: violations.length,
    undecided: undecided.length,
  };
}

function rulesIn(found: unknown): Rule[] {
  return Array.isArray(found) ? found.filter(isRule) : [];
}

function isRule(found: unknown): found is Rule {
  return isObject(found) && typeof found['id'] === 'string' && Array.isArray(found['tags']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
