import { startFailure } from '@platine/api/start/startFailure.ts';

/** A parsed command line, null when it is invalid, and the function that runs it and returns the exit code. */
type CommandLine<Command> = {
  readonly command: Command | null;
  readonly usage: string;
  readonly run: (command: Command) => Promise<number>;
};

/** Does a command line and answers the exit code: 1 when it failed, with a sentence that says why, 2 when it makes no sense. */
export async function runCommand<Command>({ command, usage, run }: CommandLine<Command>): Promise<number> {
  if (command === null) {
    console.error(usage);
    return 2;
  }
  try {
    return await run(command);
  } catch (error) {
    console.error(startFailure(error));
    return 1;
  }
}
