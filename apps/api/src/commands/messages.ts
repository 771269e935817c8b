import { mixed, number, string } from 'yup';
import { listOf, oneOf, record, whole } from '@platine/domain/contract/schemas/parts.ts';
import { commandNames } from './commandNames.ts';

/** The one line that a command sends to the running shop. */
const request = record({
  name: oneOf(commandNames),
  words: listOf(string().strict().defined()),
  cwd: string().strict().required(),
});
export type CommandRequest = ReturnType<typeof readRequest>;

export function readRequest(line: string) {
  return request.validateSync(JSON.parse(line), { strict: true });
}

/** A line that the shop answers; the last one has `exit`, or `here` where the command needs no shop: its own process does it. */
export type CommandMessage =
  | { readonly kind: 'say' | 'complain'; readonly text: string }
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'exit'; readonly code: number }
  | { readonly kind: 'here' };

const shapes = {
  text: record({ kind: oneOf(['say', 'complain']), text: string().strict().defined() }),
  progress: record({
    kind: oneOf(['progress']),
    done: number().strict().required(),
    total: number().strict().required(),
  }),
  exit: record({ kind: oneOf(['exit']), code: whole(0) }),
  here: record({ kind: oneOf(['here']) }),
};
const anyMessage = record({ kind: mixed<string>().required() }).noUnknown(false);

export function readMessage(line: string): CommandMessage {
  const parsed: unknown = JSON.parse(line);
  switch (anyMessage.validateSync(parsed).kind) {
    case 'progress':
      return shapes.progress.validateSync(parsed, { strict: true });
    case 'exit':
      return shapes.exit.validateSync(parsed, { strict: true });
    case 'here':
      return shapes.here.validateSync(parsed, { strict: true });
    default:
      return shapes.text.validateSync(parsed, { strict: true });
  }
}
