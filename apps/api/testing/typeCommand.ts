import type { Command, ShopContext } from '../src/commands/command.ts';

/** Types the words of a command without a terminal; answers its exit code and all that it says. */
export async function typeCommand(
  { parse }: Command,
  words: readonly string[],
  context: Omit<ShopContext, 'output'>,
): Promise<readonly [code: number, said: string]> {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const work = parse(words, '/');
  if (work?.needs !== 'shop') throw new Error('The words make no sense.');
  const output = { say, complain: say, progress: () => undefined, ask: null };
  const code = await work.run({ ...context, output });
  return [code, said.join('\n')];
}
