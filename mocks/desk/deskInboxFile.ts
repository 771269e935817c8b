import type { DeskQuestion } from '@platine/domain/desk/deskQuestion.ts';
import type { DeskWithdrawal } from '@platine/domain/desk/deskWithdrawal.ts';

/** An open question in English, unless the overrides differ. */
export function buildQuestion(overrides: Partial<DeskQuestion> = {}): DeskQuestion {
  return {
    id: 'question-1',
    at: '2026-11-24T08:15:00.000Z',
    name: 'Ada Lovelace',
    company: '',
    email: 'ada@example.org',
    phone: '',
    department: 'Support',
    orderNumber: '',
    sku: null,
    message: 'When will the resistors be in stock again?\nI need 500 of them.',
    language: 'EN',
    closedBy: '',
    answer: '',
    ...overrides,
  };
}

/** A statement about the whole of an order that there is not, unless the overrides differ. */
export function buildWithdrawal(overrides: Partial<DeskWithdrawal> = {}): DeskWithdrawal {
  return {
    id: 'withdrawal-1',
    orderNumber: '2000-1',
    name: 'Ada Muller',
    email: 'ada@example.org',
    goods: '',
    pieces: [],
    received: '2026-11-21',
    repayBy: '2026-12-05',
    outcome: null,
    need: null,
    settledBy: '',
    settledWhy: '',
    ...overrides,
  };
}

/** Two questions that wait and one that was answered, the oldest first. */
export function deskQuestions(): readonly DeskQuestion[] {
  const german = { name: 'Jonas Hoffmann', language: 'DE', message: 'Wo finde ich meine Rechnung?' } as const;
  return [
    buildQuestion({ id: 'answered', name: 'Léa Schmit', closedBy: 'bert', answer: 'It leaves tomorrow.' }),
    buildQuestion({ company: 'Atelier Schmit S.à r.l.', phone: '+352 12345', sku: 193_021 }),
    buildQuestion({ id: 'german', ...german, orderNumber: '2026-100002' }),
  ];
}

/** A statement that is to be repaid, one that needs a decision, and one that is done. */
export function deskWithdrawals(): readonly DeskWithdrawal[] {
  const repaid = { id: 'repaid', orderNumber: '2026-100004', outcome: 'recorded' } as const;
  return [
    buildWithdrawal({ id: 'due', orderNumber: '2026-100004', outcome: 'recorded', need: 'refund' }),
    buildWithdrawal({ id: 'unknown', outcome: 'unknown', goods: 'the blue lamp', repayBy: '2026-12-08' }),
    buildWithdrawal({ ...repaid, repayBy: '2026-11-30', pieces: [{ sku: 193_021, amount: 2 }] }),
  ];
}
