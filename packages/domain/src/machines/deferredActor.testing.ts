import { fromPromise } from 'xstate';

/** A promise actor that stays pending until the test answers it. It records the input of every call. */
export function deferredActor<Output, Input>() {
  const inputs: Input[] = [];
  const pending: ((answer: Output | Error) => void)[] = [];
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input);
    return new Promise((resolve, reject) => {
      pending.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  /** Settles the pending call number `index`, oldest first. Does nothing when there is none. */
  const answer = async (output: Output | Error, index = 0) => {
    pending.splice(index, 1)[0]?.(output);
    await settlePromises();
  };
  return { logic, inputs, pending, answer };
}

/** Lets settled promises reach their machine without real time passing. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
