import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { isTotalAnswer, sendMetrics } from './messages.ts';

/**
 * Reads a process's metrics as text; for one of several processes, those of all of them together. The supervisor adds them up (`totalMetrics`).
 */
export function metricsOfAllProcesses(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  process.on('message', (message) => {
    if (message === sendMetrics) void own.getMetricsAsJSON().then((metrics) => process.send?.({ metrics }));
  });
  let number = 0;
  return () => {
    const request = (number += 1);
    return new Promise((resolve) => {
      const listen = (message: unknown) => {
        if (!isTotalAnswer(message) || message.answer !== request) return;
        process.off('message', listen);
        resolve(message.text);
      };
      process.on('message', listen);
      process.send?.({ request });
    });
  };
}
