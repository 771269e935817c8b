import { describe, expect, test, vi } from 'vitest';
import { failedOf, QueryFailure } from './QueryFailure.ts';
import { bothOf, outcomeOf } from './outcome.ts';

const query = { data: undefined, error: null, isPending: false, refetch: vi.fn() };
const lost = new QueryFailure({ kind: 'network' });

describe('D2: three outcomes, never two', () => {
  test.each([
    [{ ...query, isPending: true }, 'pending'],
    [{ ...query, error: lost }, 'network'],
    [{ ...query, error: new QueryFailure({ kind: 'failure', errorClass: 'ProductNotFoundException' }) }, 'failure'],
    [{ ...query, data: 1 }, 'data'],
    [{ ...query, data: 1, error: lost }, 'data'],
  ] as const)('%o', (state, kind) => {
    expect(outcomeOf<number>(state).kind).toBe(kind);
  });

  test('a failure that the server saw is told the same after travelling as JSON', () => {
    const failed = { kind: 'failure', errorClass: 'ProductNotFoundException' } as const;
    expect(failedOf(JSON.parse(JSON.stringify(new QueryFailure(failed))))).toEqual(failed);
  });

  test('an unexpected error is an internal error', () => {
    expect(failedOf(new TypeError('x'))).toEqual({ kind: 'failure', errorClass: 'InternalErrorException' });
  });
});

describe('two queries', () => {
  const data = outcomeOf({ ...query, data: 1 });
  const pending = outcomeOf<number>({ ...query, isPending: true });

  test('a failure is told at once, data only when all of it is there', () => {
    expect(bothOf(data, pending).kind).toBe('pending');
    expect(bothOf(pending, outcomeOf<number>({ ...query, error: lost })).kind).toBe('network');
    expect(bothOf(data, data)).toEqual({ kind: 'data', data: [1, 1] });
  });

  test('trying again asks for both that failed', () => {
    const refetch = vi.fn();
    const failed = outcomeOf<number>({ ...query, error: lost, refetch });
    const both = bothOf(failed, failed);
    if (both.kind === 'network') both.retry();
    expect(refetch).toHaveBeenCalledTimes(2);
  });
});
