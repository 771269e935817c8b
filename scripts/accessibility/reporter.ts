import { writeFileSync } from 'node:fs';
import { shopVersion } from '@platine/domain/shop/version.ts';
import type { Reporter, TestModule } from 'vitest/node';
import { luxembourgDay } from './day.ts';
import type { AccessibilityResults, CheckedState } from './results.ts';
import { resultsOf } from './results.ts';

/** The module that the shop's page on accessibility reads. */
const target = 'packages/domain/src/shop/accessibilityResults.data.ts';

/** Writes the results of a whole run of the stories, if all of it has passed. */
export const accessibilityReporter: Reporter = {
  onTestRunEnd(modules, errors, reason) {
    const cases = modules.flatMap(checkedIn);
    if (reason !== 'passed' || errors.length > 0) console.error('A check has failed: no results were written.');
    else writeFileSync(target, moduleOf(resultsOf(cases)));
  },
};

function checkedIn(module: TestModule): CheckedState[] {
  return [...module.children.allTests('passed')].map((test) => ({
    file: module.moduleId,
    reports: reportsIn(test.meta()),
  }));
}

/** Storybook's plugin puts what axe has said beside a test. */
function reportsIn(meta: object): readonly unknown[] {
  return 'reports' in meta && Array.isArray(meta.reports) ? meta.reports : [];
}

function moduleOf({ screens, ...results }: AccessibilityResults): string {
  const facts = { date: luxembourgDay(), shopVersion, ...results, screens: screens.length };
  return `/** Results of the last whole run of the stories, written by \`pnpm accessibility\`. */
export const accessibilityResults = ${JSON.stringify(facts, null, 2)} as const;

/** The screens whose states were checked. */
export const checkedScreens = ${JSON.stringify(screens, null, 2)} as const;
`;
}
