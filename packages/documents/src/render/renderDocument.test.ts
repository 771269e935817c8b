import { expect, test } from 'vitest';
import { sampleDocument } from '../issuedDocument.testing.ts';
import { renderDocument } from './renderDocument.ts';
import { renderFile } from './renderFile.ts';

test('D38: a thread makes the same bytes, also when two are asked at once', { timeout: 60_000 }, async () => {
  const job = { issued: sampleDocument({ kind: 'KB' }), format: 'pdf', logo: null } as const;
  const expected = Buffer.from(await renderFile(job));
  const made = await Promise.all([renderDocument(job), renderDocument(job)]);
  expect(made.map((bytes) => expected.equals(bytes))).toEqual([true, true]);
});
