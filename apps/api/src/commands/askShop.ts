import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Output } from './command.ts';
import type { CommandRequest } from './messages.ts';
import { readMessage } from './messages.ts';
import { socketPath } from './socketPath.ts';

/** The connection to the shop has ended before its answer. */
export class ShopStoppedError extends Error {
  override readonly name = 'ShopStoppedError';
}

/** Lets the shop that runs on a data folder do a command, and answers its exit code; null when none runs there or none is needed. Throws ShopStoppedError. */
export async function askShop(dataFolder: string, request: CommandRequest, output: Output): Promise<number | null> {
  const socket = await connectTo(socketPath(dataFolder));
  if (socket === null) return null;
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(request)}\n`);
  try {
    for await (const line of createInterface({ input: socket })) {
      const message = readMessage(line);
      if (message.kind === 'exit') return message.code;
      if (message.kind === 'here') return null;
      if (message.kind === 'progress') output.progress(message.done, message.total);
      else output[message.kind](message.text);
    }
  } catch (error) {
    // A line that makes no sense is a fault; a broken connection is a shop that has ended.
    if (!(error instanceof Error && 'code' in error)) throw error;
  } finally {
    socket.destroy();
  }
  throw new ShopStoppedError(
    'The shop has stopped before it answered: look at how things stand, then run the command again.',
  );
}

async function connectTo(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}
