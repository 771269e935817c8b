import { expect, test } from 'vitest';
import type { DeskQuestion } from './deskQuestion.ts';
import { deskQuestionFromWire, deskQuestionToWire } from './deskQuestion.ts';

test.each([7, null])('a question about product %j arrives as it was sent', (sku) => {
  const question: DeskQuestion = {
    id: '1',
    at: '2026-11-24T10:00:00.000Z',
    name: 'Ada Muller',
    company: 'Atelier',
    email: 'ada@example.org',
    phone: '+352 1',
    department: 'sales',
    orderNumber: '2026-100001',
    sku,
    message: 'When does it come?',
    language: 'FR',
    closedBy: 'anna',
    answer: 'Tomorrow.',
  };
  expect(deskQuestionFromWire(deskQuestionToWire(question))).toEqual(question);
});
