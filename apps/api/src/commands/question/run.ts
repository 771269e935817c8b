import { BusinessFailure } from '@platine/domain/contract/businessFailure.ts';
import { questionPageSize } from '@platine/domain/desk/questionLists.ts';
import { systemUser } from '../../services/orders/recordAct.ts';
import { closeQuestion, listQuestions } from '../../services/questions.ts';
import type { Command, ShopContext } from '../command.ts';
import { readNamedFile, unreadableText } from '../namedFile.ts';
import type { AnswerSource, EndCommand, QuestionCommand } from './command.ts';
import { commandOf, longestAnswer, usage } from './command.ts';
import { endText, questionText } from './questionText.ts';

/** Lists and answers messages of the contact form, by the services of the desk: `pnpm question answer <id> answer.txt`. */
export const questionCommand: Command = {
  usage,
  parse(words, cwd) {
    const command = commandOf(words, cwd);
    return command === null ? null : { needs: 'shop', run: (shop) => run(command, shop) };
  },
};

function run(command: QuestionCommand, shop: ShopContext): Promise<number> {
  return command.what === 'list' ? list(command, shop) : end(command, shop);
}

type ListCommand = Extract<QuestionCommand, { what: 'list' }>;

async function list({ list: named, skip }: ListCommand, { db, output }: ShopContext): Promise<number> {
  const { questions, count } = await listQuestions(db, { list: named, skip });
  for (const question of questions) output.say(questionText(question));
  if (questions.length === 0) output.say(count === 0 ? 'There is none.' : `There are only ${count}.`);
  const shown = skip + questions.length;
  if (questions.length > 0 && shown < count)
    output.say(`… and ${count - shown} more: --skip ${skip + questionPageSize}`);
  return 0;
}

async function end({ id, answer, by }: EndCommand, { db, clock, output }: ShopContext): Promise<number> {
  const read = answer === null ? { text: '' } : await readAnswer(answer);
  if ('problem' in read) {
    output.complain(`Nothing was done: ${read.problem}`);
    return 1;
  }
  try {
    const moment = { db, now: clock() };
    const { result, question } = await closeQuestion(moment, { id, by: by ?? systemUser, text: read.text });
    if (result === 'done') output.say(endText(question));
    else output.complain(`Nothing was done: it is not open any more. ${endText(question)}`);
    return result === 'done' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BusinessFailure) || error.errorClass !== 'HashInvalidException') throw error;
    output.complain(`There is no question ${id}: "pnpm question list" has those that wait.`);
    return 1;
  }
}

/** Bytes of the longest answer, of which a character takes four at most. */
const largestFile = longestAnswer * 4;

/** The words of an answer; or the problem with them, after "Nothing was done: …". */
async function readAnswer(source: AnswerSource): Promise<{ readonly text: string } | { readonly problem: string }> {
  const read = 'text' in source ? source : await readText(source.file);
  if ('problem' in read) return read;
  const text = read.text.trim();
  if (text === '') return { problem: 'the answer is empty. "close" ends a question without a mail.' };
  return text.length > longestAnswer ? tooLong : { text };
}

const tooLong = { problem: `an answer has at most ${longestAnswer} characters. Shorten it and try again.` };

async function readText(file: string): Promise<{ readonly text: string } | { readonly problem: string }> {
  const bytes = await readNamedFile(file, largestFile);
  if (bytes === 'tooLarge') return tooLong;
  if (bytes === null) return { problem: unreadableText(file) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: `${file} is no text in UTF-8. Save it as such and try again.` };
  }
}
