import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Output, ShopContext } from './command.ts';
import { commands } from './commands.ts';
import type { CommandMessage } from './messages.ts';
import { readRequest } from './messages.ts';
import { socketFolder, socketPath } from './socketPath.ts';

export type CommandSocketOptions = Omit<ShopContext, 'output'> & {
  /** The data folder, which this process has locked. */
  readonly folder: string;
  /** The sentence for an error, as a command line says it. */
  readonly sentenceOf: (error: unknown) => string;
};

/** How long a stopping shop waits for commands that still run, in ms. */
const patience = 10_000;

/**
 * Opens the socket through which commands work on the embedded database while the shop runs. Only the owner's account can open it. A socket that a
 * killed process has left is replaced. Returns the function that closes it after the running commands. Rejects when the system has no such socket,
 * as for a path of more than about 100 characters.
 */
export async function openCommandSocket(options: CommandSocketOptions): Promise<() => Promise<void>> {
  const path = socketPath(options.folder);
  mkdirSync(socketFolder(options.folder), { recursive: true, mode: 0o700 });
  chmodSync(socketFolder(options.folder), 0o700);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A terminal that is closed does not stop the work it has begun.
    socket.on('error', () => undefined);
    void answer(socket, options);
  });
  server.listen(path);
  await once(server, 'listening');
  chmodSync(path, 0o600);
  return async () => {
    const closed = once(server, 'close');
    server.close();
    const timer = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, patience);
    await closed;
    clearTimeout(timer);
  };
}

/** Runs the command that the first line names, and ends the connection with its exit code. What needs no shop would only keep shoppers waiting. */
async function answer(socket: Socket, { sentenceOf, ...shop }: CommandSocketOptions): Promise<void> {
  const send = (message: CommandMessage) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  const output: Output = {
    say: (text) => send({ kind: 'say', text }),
    complain: (text) => send({ kind: 'complain', text }),
    progress: (done, total) => send({ kind: 'progress', done, total }),
    ask: null,
  };
  let last: CommandMessage = { kind: 'exit', code: 1 };
  try {
    last = await perform(await firstLine(socket), { ...shop, output });
  } catch (error) {
    output.complain(sentenceOf(error));
  }
  send(last);
  socket.end();
}

async function perform(line: string, context: ShopContext): Promise<CommandMessage> {
  const { name, words, cwd } = readRequest(line);
  const work = commands[name].parse(words, cwd);
  if (work === null) {
    context.output.complain(commands[name].usage);
    return { kind: 'exit', code: 2 };
  }
  return work.needs === 'shop' ? { kind: 'exit', code: await work.run(context) } : { kind: 'here' };
}

async function firstLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line;
  return '';
}
