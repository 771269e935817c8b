import type { CallDescription } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scenario } from './scenario.ts';
import { chapters } from './scenarios/all.ts';
import type { TestShopper } from './shopper.ts';
import type { Seen, Wire } from './wire.ts';
import { createWire } from './wire.ts';

/** A server under test, and shoppers whom it has never seen. */
export type TestServer = { readonly newShopper: () => TestShopper; readonly stop: () => Promise<void> };

/** Runs the scenarios of every server against one, and the ones that only this kind of server has. */
export function contractSuite(
  title: string,
  start: () => Promise<TestServer>,
  own: Readonly<Record<string, readonly Scenario[]>> = {},
): void {
  describe(title, () => {
    const seen: Seen = { succeeded: new Set(), failed: new Map() };
    let server: TestServer | null = null;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(async () => server?.stop());
    const newWire = (): Wire => {
      if (server === null) throw new Error('The server did not start.');
      return createWire(server.newShopper(), seen);
    };

    describe.each(Object.entries({ ...chapters, ...own }))('%s', (_, scenarios) => {
      test.each(scenarios)('$name', async ({ run }) => assertScenario(run, newWire()));
    });

    test('every call succeeded once, and failed once with each class that it declares or for its fields', () => {
      expect(
        callNames.filter((name) => !seen.succeeded.has(name)),
        'calls without a success: write a scenario in tests/contract/scenarios that asks them',
      ).toEqual([]);
      expect(
        callNames.flatMap((name) => classesNotSeen(name, seen)),
        'declared errors that never came: write a scenario that is refused so, or do not declare them',
      ).toEqual([]);
      expect(
        callNames.filter((name) => hasFields(name) && !seen.failed.has(name)),
        'calls with fields that were never refused: write a scenario that sends a wrong one',
      ).toEqual([]);
    });
  });
}

/** A call without fields and declared errors can only be asked wrongly: by another method, or from elsewhere. */
const hasFields = (name: CallName) => Object.keys(samples[name].request).length > 0;

async function assertScenario(run: Scenario['run'], wire: Wire): Promise<void> {
  await run(wire);
}

function classesNotSeen(name: CallName, { failed }: Seen): string[] {
  const { errors }: CallDescription = calls[name];
  return errors
    .filter((errorClass) => !failed.get(name)?.has(errorClass))
    .map((errorClass) => `${name}: ${errorClass}`);
}
