import type { Kind, Step } from './kinds.ts';

export type Counts = { readonly passed: number; readonly failed: number };

export type Summary = Counts & {
  /** Names of the steps that failed, such as `api contract`. */
  readonly failures: readonly string[];
};

/**
 * Runs every kind, whether or not an earlier one failed, so that one run reports everything. Within a kind, a failed build skips the steps
 * that test its output.
 */
export async function runKinds(
  kinds: readonly Kind[],
  run: (name: string, step: Step) => Promise<Counts>,
): Promise<Summary> {
  let summary: Summary = { passed: 0, failed: 0, failures: [] };
  for (const kind of kinds) {
    for (const step of kind.steps) {
      const name = step.name === kind.name ? kind.name : `${kind.name} ${step.name}`;
      const { passed, failed } = await run(name, step);
      summary = {
        passed: summary.passed + passed,
        failed: summary.failed + failed,
        failures: failed > 0 ? [...summary.failures, name] : summary.failures,
      };
      if (failed > 0 && step.builds === true) break;
    }
  }
  return summary;
}
