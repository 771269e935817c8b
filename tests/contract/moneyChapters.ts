import { afterAll, beforeAll, describe, test } from 'vitest';
import type { Scenario } from './scenario.ts';
import { chapters } from './scenarios/all.ts';
import type { ProvidersOf } from './servers/api.ts';
import { startApi } from './servers/api.ts';
import type { TestServer } from './suite.ts';
import { createWire } from './wire.ts';

/** The chapters in which money is at a provider, unchanged, at a real provider's double instead of the sandbox. */
export function describeMoneyChapters(name: string, providersOf: ProvidersOf): void {
  const { payment = [], checkout = [], providers = [], payAgain = [], orders = [] } = chapters;

  let server: TestServer | null = null;
  beforeAll(async () => {
    server = await startApi({ kind: 'memory' }, providersOf);
  }, 120_000);
  afterAll(() => server?.stop());

  async function assertScenario(run: Scenario['run']): Promise<void> {
    if (server === null) throw new Error('The server did not start.');
    await run(createWire(server.newShopper(), { succeeded: new Set(), failed: new Map() }));
  }

  describe.each(Object.entries({ payment, checkout, providers, payAgain, orders }))(`%s at ${name}`, (_, scenarios) => {
    test.each(scenarios)('$name', async ({ run }) => assertScenario(run));
  });
}
