import { fromPromise } from 'xstate';

/** A promise actor for tests that records what it is asked and answers when, and in the order that, the test says. */
export function asked<Output, Input>() {
  const inputs: Input[] = [];
  const open: ((answer: Output | Error) => void)[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input);
    return new Promise((resolve, reject) => {
      open.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  /** Answers the open request number `index`, oldest first; nothing happens when there is none. */
  const answer = async (output: Output | Error, index = 0) => {
    open.splice(index, 1)[0]?.(output);
    await delivered();
  };
  return { logic, inputs, open, answer };
}

/** Long enough for a promise's answer to reach its machine, without any real time. */
export async function delivered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
