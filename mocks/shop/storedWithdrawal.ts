import type { Language } from '@platine/domain/language/language.ts';
import type { Withdrawal } from '@platine/domain/withdrawal/withdrawal.ts';

/** A statement of withdrawal, with the language of its receipt. */
export type StoredWithdrawal = Withdrawal & { readonly language: Language };
