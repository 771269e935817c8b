import { setTimeout as pause } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ShopStoppedError, askShop } from '../../src/commands/askShop.ts';
import { camtOf } from '../statements.ts';
import { testFolder } from '../testFolder.ts';
import type { Plan } from './plan.ts';

/** An order, and its total as a bank writes it. */
type Placed = { readonly orderNumber: string; readonly total: string };
type Work = Placed & { readonly steps: (readonly string[])[]; readonly done: number };

/** An operator who does the plans of orders at the shop's socket, and repeats a command whose answer was lost. */
export type Operator = {
  readonly take: (placed: Placed, plan: Plan) => void;
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
  async function step(socketFolder: string, work: Work): Promise<boolean> {
    const [words = [], ...rest] = work.steps;
    const [action = ''] = words;
    const command = action === 'statement' ? statementOf(work) : actOf(work, words);
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
    if (rest.length > 0) queue.push({ ...work, steps: rest, done: work.done + 1 });
    return true;
  }

  return {
    take: (placed, { steps }) => void queue.push({ ...placed, steps: [...steps], done: 0 }),
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

const actOf = ({ orderNumber, done }: Work, words: readonly string[]) => [
  ...words.slice(0, 1),
  orderNumber,
  ...words.slice(1),
  '--key',
  `step-${done}`,
  '--json',
];

/** The bank statement of a day on which the order was paid. */
function statementOf({ orderNumber, total }: Work): string[] {
  const path = join(testFolder(), 'statement.xml');
  writeFileSync(path, camtOf('08', [{ amount: total, text: orderNumber, reference: `bank ${orderNumber}` }]));
  return ['statement', path, '--json'];
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
