import { expect, test } from 'vitest';
import type { Lifecycle } from './lifecycle.ts';
import { announcedLifecycle, lifecycleStates } from './lifecycle.ts';
import { lifecycleFromWire, lifecycleToWire } from './lifecycleOnTheWire.ts';

const ending: Lifecycle = { state: 'LAST_ORDER', lastOrder: '2027-01-31', replacements: [8, 9] };

test('a life travels to the wire and back; of a product of which nothing is known the field is left out', () => {
  expect(lifecycleToWire(ending)).toEqual({
    LIFECYCLE: { STATE: 'LAST_ORDER', LAST_ORDER_DATE: '2027-01-31', REPLACEMENTS: [8, 9] },
  });
  expect(lifecycleFromWire(lifecycleToWire(ending).LIFECYCLE)).toEqual(ending);
  expect(lifecycleToWire(null)).toEqual({});
  expect([lifecycleFromWire(undefined), lifecycleFromWire(null)]).toEqual([null, null]);
});

test.each(lifecycleStates)('a list says %s only if it is no active product, and names no replacements', (state) => {
  const announced = announcedLifecycle({ ...ending, state });
  expect(announced).toEqual(state === 'ACTIVE' ? null : { ...ending, state, replacements: [] });
  expect(announcedLifecycle(null)).toBeNull();
});
