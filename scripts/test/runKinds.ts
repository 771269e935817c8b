import type { Kind, Step } from './kinds.ts';
import type { Counted } from './runStep.ts';

export type Summary = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
};

export type Failure = {
  /** Name of the step, such as `api contract`. */
  readonly step: string;
  readonly reasons: Counted['reasons'];
};

/**
 * Runs every kind, whether or not an earlier one failed, so that one run reports everything. Within a kind, a failed build skips the steps
 * that test its output.
 */
export async function runKinds(
  kinds: readonly Kind[],
  run: (name: string, step: Step) => Promise<Counted>,
): Promise<Summary> {
  let summary: Summary = { passed: 0, failed: 0, failures: [] };
  for (const kind of kinds) {
    for (const step of kind.steps) {
      const name = step.name === kind.name ? kind.name : `${kind.name} ${step.name}`;
      const { passed, failed, reasons } = await run(name, step);
      summary = {
        passed: summary.passed + passed,
        failed: summary.failed + failed,
        failures: failed > 0 ? [...summary.failures, { step: name, reasons }] : summary.failures,
      };
      if (failed > 0 && step.builds === true) break;
    }
  }
  return summary;
}
