import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/testApp.ts';
import { openTestApp } from '../../../testing/testApp.ts';
import { removeTestFolders, testFolder } from '../../../testing/testFolder.ts';
import { commandContext, typeCommand } from '../../../testing/typeCommand.ts';
import { askShop } from '../../../testing/writtenTo.ts';
import { mailOutbox } from '../../db/mailSchema.ts';
import { countQuestions } from '../../services/questions.ts';
import { longestAnswer } from './command.ts';
import { questionCommand } from './run.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
}, 120_000);
afterAll(() => shop.close());
afterAll(removeTestFolders);

const typed = (...words: readonly string[]) => typeCommand(questionCommand, words, commandContext({ db: shop.db }));
const mails = () => shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'ada@example.org'));
function fileWith(content: string | Buffer): string {
  const file = join(testFolder(), 'answer.txt');
  writeFileSync(file, content);
  return file;
}

describe('issue 20: questions are answered by commands, too', () => {
  test('one is listed with all that was written, answered by a file, and listed no more', async () => {
    expect(await typed('list')).toEqual([0, 'There is none.']);
    const id = await askShop(shop);
    expect(await typed('list')).toEqual([
      0,
      `${id}  2026-11-21 13:00  Ada Lovelace, ada@example.org, to Support, about order 2026-1, about product 193004, in DE\n    Passt der Regler zu meinem Board?`,
    ]);
    const file = fileWith('Ja, er passt.\r\n\r\nIhr Büro\n');
    const answered = 'ada has answered it, by a mail to ada@example.org:\n    Ja, er passt.\n\n    Ihr Büro';
    expect(await typed('answer', id, file, '--by', 'ada')).toEqual([0, answered]);
    expect((await mails()).map(({ language, mail }) => [language, mail.kind])).toEqual([['DE', 'contactAnswer']]);
    expect(await typed('list')).toEqual([0, 'There is none.']);
    expect((await typed('list', '--all'))[1]).toContain(`\n  ${answered}`);
    expect(await typed('answer', id, file, '--by', 'ada'), 'typed twice').toEqual([0, answered]);
    expect(await mails()).toHaveLength(1);
    expect(await typed('close', id, '--by', 'ben')).toEqual([
      1,
      `Nothing was done: it is not open any more. ${answered}`,
    ]);
  });

  test('one is closed without a mail, by the shop', async () => {
    const id = await askShop(shop);
    expect(await typed('close', id)).toEqual([0, 'The shop has closed it without an answer.']);
    expect(await mails()).toHaveLength(1);
  });

  test('a long list goes on', async () => {
    expect(await typed('list', '--all', '--skip', '1')).toEqual([0, expect.stringContaining('Ada Lovelace')]);
    expect(await typed('list', '--all', '--skip', '20')).toEqual([0, 'There are only 2.']);
  });
});

describe('a refusal is one sentence that says what to do, and the question stays open', () => {
  const umlaut = Buffer.from('Grüße', 'latin1');
  test.each([
    ['an empty answer', () => ['--text', ' '], 'the answer is empty. "close" ends a question without a mail.'],
    ['an empty file', () => [fileWith('\n')], 'the answer is empty. "close" ends a question without a mail.'],
    ['no file', () => ['/no/answer.txt'], '/no/answer.txt cannot be read. Name a file that is there.'],
    ['a folder', () => ['/'], '/ cannot be read. Name a file that is there.'],
    [
      'a text that is too long',
      () => ['--text', 'a'.repeat(longestAnswer + 1)],
      'an answer has at most 5000 characters. Shorten it and try again.',
    ],
    [
      'a file that is far too long',
      () => [fileWith('a'.repeat(longestAnswer * 4 + 1))],
      'an answer has at most 5000 characters. Shorten it and try again.',
    ],
    ['another encoding', () => [fileWith(umlaut)], 'answer.txt is no text in UTF-8. Save it as such and try again.'],
  ])('%s', async (_, source, sentence) => {
    const id = await askShop(shop);
    const open = await countQuestions(shop.db);
    const [code, said] = await typed('answer', id, ...source());
    expect([code, said]).toEqual([1, expect.stringMatching(/^Nothing was done: /)]);
    expect(said.endsWith(sentence)).toBe(true);
    expect(await countQuestions(shop.db)).toBe(open);
    await typed('close', id);
  });

  test('a question that there is not', async () => {
    const id = '0b5a6f0e-6d1c-4a6e-9a52-3f6c1f1f2a3b';
    expect(await typed('close', id)).toEqual([
      1,
      `There is no question ${id}: "pnpm question list" has those that wait.`,
    ]);
  });
});
