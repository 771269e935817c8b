import { setTimeout as pause } from 'node:timers/promises';
import { ShopStoppedError, askShop } from '../../src/commands/askShop.ts';
import type { Plan } from './plan.ts';

type Work = { readonly orderNumber: string; readonly steps: (readonly string[])[]; readonly done: number };

/** An operator who does the plans of orders at the shop's socket, and repeats a command whose answer was lost. */
export type Operator = {
  readonly take: (orderNumber: string, plan: Plan) => void;
  /** Works until the shop has ended, or there is nothing more to do after `finish`. */
  readonly work: (socketFolder: string, shopEnded: AbortSignal) => Promise<void>;
  readonly finish: () => void;
  /** How often an act was under way when the shop was killed, by its first word. */
  readonly interrupted: Readonly<Record<string, number>>;
  readonly acts: () => number;
};

/** So often a command is given again that cannot be done yet, because the provider has not answered. */
const mostRefusals = 300;

export function newOperator(): Operator {
  const queue: Work[] = [];
  const interrupted: Record<string, number> = {};
  let acts = 0;
  let isLast = false;
  let refusals = 0;

  /** Does the next step of the first order; it goes to the end of the queue. False when the shop has ended. */
  async function step(socketFolder: string, { orderNumber, steps, done }: Work): Promise<boolean> {
    const [words = [], ...rest] = steps;
    const [action = ''] = words;
    const command = [...words.slice(0, 1), orderNumber, ...words.slice(1), '--key', `step-${done}`, '--json'];
    const outcome = await askTwice(socketFolder, command);
    if (outcome === 'stopped') {
      interrupted[action] = (interrupted[action] ?? 0) + 1;
      return false;
    }
    if (outcome !== 'done') {
      refusals += 1;
      if (refusals > mostRefusals) throw new Error(`${command.join(' ')}: ${outcome}`);
      await pause(20);
      queue.push(...queue.splice(0, 1));
      return true;
    }
    refusals = 0;
    acts += 1;
    queue.shift();
    if (rest.length > 0) queue.push({ orderNumber, steps: rest, done: done + 1 });
    return true;
  }

  return {
    take: (orderNumber, { steps }) => void queue.push({ orderNumber, steps: [...steps], done: 0 }),
    finish() {
      isLast = true;
    },
    async work(socketFolder, shopEnded) {
      for (;;) {
        const [next] = queue;
        if (next !== undefined) {
          if (!(await step(socketFolder, next))) return;
        } else if (isLast || shopEnded.aborted) return;
        else await pause(5);
      }
    },
    interrupted,
    acts: () => acts,
  };
}

/** Gives a command twice at once, as an impatient operator does: `done`, `stopped` or the name of the refusal. */
async function askTwice(socketFolder: string, words: readonly string[]): Promise<string> {
  const outcomes = await Promise.all([ask(socketFolder, words), ask(socketFolder, words)]);
  return outcomes.find((one) => one === 'stopped') ?? outcomes.find((one) => one !== 'done') ?? 'done';
}

async function ask(socketFolder: string, words: readonly string[]): Promise<string> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const output = { say, complain: say, progress: () => undefined, ask: null };
  try {
    const code = await askShop(socketFolder, { name: 'order', words: [...words], cwd: '/' }, output);
    if (code === null) return 'stopped';
    return code === 0 ? 'done' : said.join(' ');
  } catch (error) {
    if (error instanceof ShopStoppedError) return 'stopped';
    throw error;
  }
}
