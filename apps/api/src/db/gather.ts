/** How many reads of one kind run at a time, and how many asks one of them takes along. */
const mostRunning = 2;
const mostTogether = 50;

type Waiting<Ask, Answer> = {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * Reads for all who ask at the same time with one statement: sending one is dearer than what it reads. Who asks while as many run as may
 * waits for the next, so that no answer is older than its asking. `read` answers in the order of the asks; when it fails, it fails for all of them.
 */
export function gather<Ask, Answer>(
  read: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
): (ask: Ask) => Promise<Answer> {
  let waiting: Waiting<Ask, Answer>[] = [];
  let running = 0;

  const start = () => {
    if (waiting.length === 0 || running === mostRunning) return;
    const together = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    running += 1;
    void answer(together).finally(() => {
      running -= 1;
      start();
    });
    start();
  };
  const answer = async (together: readonly Waiting<Ask, Answer>[]) => {
    try {
      const answers = await read(together.map(({ ask }) => ask));
      for (const [place, found] of answers.entries()) together[place]?.resolve(found);
      for (const { reject } of together.slice(answers.length))
        reject(new Error('A read left an ask without an answer.'));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  };
  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      // Once everything that happens now has happened, those who ask at the same time have asked.
      if (waiting.length === 1) setImmediate(start);
    });
}
