import { setTimeout } from 'node:timers/promises';
import type { Shop } from './shop.ts';

/** Sends requests to the processes that say they are ready, as a load balancer does, until it is told to stop. */
export function balance(processes: readonly Shop[], send: (process: Shop) => Promise<void>) {
  let ready = processes;
  let sending = true;
  const watch = async () => {
    while (sending) {
      const answers = await Promise.all(
        processes.map(({ origin }) =>
          fetch(`${origin}/ready`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = processes.filter((_, index) => answers[index]);
      await setTimeout(100);
    }
  };
  const shop = async (first: number) => {
    for (let turn = first; sending; turn += 1) {
      const process = ready[turn % ready.length];
      await (process === undefined ? setTimeout(100) : send(process));
    }
  };
  const done = Promise.all([watch(), ...[0, 1, 2, 3].map(shop)]);
  return async () => {
    sending = false;
    await done;
  };
}
