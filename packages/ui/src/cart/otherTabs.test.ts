import { buildSession } from '@platine/mocks/builders/session.ts';
import { afterEach, expect, test } from 'vitest';
import { createOtherTabs } from './otherTabs.ts';

const session = buildSession();
const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

/** A tab of a version, and the carts that it was told of. */
function openTab(version?: string) {
  const told: unknown[] = [];
  const tabs = createOtherTabs(version);
  leaving.push(tabs.join((confirmed) => told.push(confirmed)));
  return { told, tell: tabs.tell };
}

test('a confirmed cart reaches the other tabs of the same version, and not the tab that it came from', async () => {
  const [first, second] = [openTab('3.1.0'), openTab('3.1.0')];
  first.tell(session);
  await expect.poll(() => second.told).toEqual([session]);
  expect(first.told).toEqual([]);
});

test('a tab of an older version reaches no tab of the new one', async () => {
  const [old, oldToo, renewed] = [openTab('3.0.27'), openTab('3.0.27'), openTab('3.1.0')];
  old.tell(session);
  await expect.poll(() => oldToo.told).toEqual([session]);
  expect(renewed.told).toEqual([]);
});

test('tabs use the version of the shop', async () => {
  const [first, second] = [openTab(), openTab()];
  first.tell(session);
  await expect.poll(() => second.told).toEqual([session]);
});

test('a message that is none of the shop is ignored', async () => {
  const tab = openTab('3.1.0');
  const other = new BroadcastChannel('platine.cart.3.1.0');
  leaving.push(() => other.close());
  for (const message of [null, 'cart.confirmed', { kind: 'cart.confirmed' }, { kind: 'other', session }])
    other.postMessage(message);
  other.postMessage({ kind: 'cart.confirmed', session });
  await expect.poll(() => tab.told).toEqual([session]);
});

test('a tab that has left is told nothing', async () => {
  const [first, second, third] = [openTab('3.1.0'), openTab('3.1.0'), openTab('3.1.0')];
  leaving.splice(1, 1)[0]?.();
  first.tell(session);
  await expect.poll(() => third.told).toEqual([session]);
  expect(second.told).toEqual([]);
});
