import { exampleShop } from '@platine/domain/shop/exampleShop.data.ts';
import type { Command, ShopContext } from '../src/commands/command.ts';
import { testNow } from './testApp.ts';

type Context = Omit<ShopContext, 'output'>;

/** A shop without integrations and media, on a database that has what a command works on. */
export function commandContext(change: Pick<Context, 'db'> & Partial<Context>): Context {
  return {
    mediaFolder: '',
    clock: () => testNow,
    payments: {},
    labels: null,
    currentShop: () => exampleShop,
    deskOrigin: '',
    log: () => undefined,
    ...change,
  };
}

/** Types the words of a command without a terminal; answers its exit code and all that it says. */
export async function typeCommand(
  { parse }: Command,
  words: readonly string[],
  context: Context,
): Promise<readonly [code: number, said: string]> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const work = parse(words, '/');
  if (work?.needs !== 'shop') throw new Error('The words make no sense.');
  const output = { say, complain: say, progress: () => undefined, ask: null };
  const code = await work.run({ ...context, output });
  return [code, said.join('\n')];
}
