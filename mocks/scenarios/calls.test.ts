import { generalErrors, toHttp } from '@platine/domain/contract/call.ts';
import type { CallName } from '@platine/domain/contract/calls.ts';
import { callNames, calls } from '@platine/domain/contract/calls.ts';
import { errorStatus } from '@platine/domain/contract/errors.ts';
import { samples } from '@platine/domain/contract/samples.testing.ts';
import { describe, expect, test } from 'vitest';
import type { FailureOf } from './calls.ts';
import { failWith } from './calls.ts';
import { openMockServer, origin } from './mockServer.testing.ts';

const server = openMockServer();

const classesOf = (name: CallName): FailureOf<CallName>[] => [...new Set([...calls[name].errors, ...generalErrors])];

describe('a scenario fails a call with each class that it may fail with', () => {
  test.each(callNames)('%s', async (name) => {
    const { method, url, headers, body } = toHttp(calls[name], samples[name].request);
    for (const errorClass of classesOf(name)) {
      server.resetHandlers(...failWith(name, errorClass));
      const answer = await fetch(origin + url, { method, headers, ...(body === undefined ? {} : { body }) });
      expect(await answer.json()).toMatchObject({ SUCCESSFUL: false, ERROR_CLASS: errorClass });
      expect(answer.status, errorClass).toBe(errorStatus[errorClass]);
    }
  });
});

test('and no class is without a call that answers it', () => {
  const scenarios = new Set<string>(callNames.flatMap(classesOf));
  expect(Object.keys(errorStatus).filter((errorClass) => !scenarios.has(errorClass))).toEqual([]);
});
