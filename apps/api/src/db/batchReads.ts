/** The most batches of one kind that run at once, and the most requests in a batch. */
const maxRunning = 2;
const maxBatchSize = 50;

type Pending<Request, Result> = {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Combines concurrent reads into one statement, because sending one costs more than reading. A request never joins a batch that already runs, so
 * its result is never older than the request. `read` returns results in the order of the requests; when it rejects, all of them reject.
 */
export function batchReads<Request, Result>(
  read: (requests: readonly Request[]) => Promise<readonly Result[]>,
): (request: Request) => Promise<Result> {
  let pending: Pending<Request, Result>[] = [];
  let running = 0;

  const start = () => {
    if (pending.length === 0 || running === maxRunning) return;
    const batch = pending.slice(0, maxBatchSize);
    pending = pending.slice(maxBatchSize);
    running += 1;
    void run(batch).finally(() => {
      running -= 1;
      start();
    });
    start();
  };
  const run = async (batch: readonly Pending<Request, Result>[]) => {
    try {
      const results = await read(batch.map(({ request }) => request));
      for (const [index, result] of results.entries()) batch[index]?.resolve(result);
      for (const { reject } of batch.slice(results.length))
        reject(new Error('A batch left a request without a result.'));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return (request) =>
    new Promise((resolve, reject) => {
      pending.push({ request, resolve, reject });
      // All requests of this turn of the event loop join the batch.
      if (pending.length === 1) setImmediate(start);
    });
}
