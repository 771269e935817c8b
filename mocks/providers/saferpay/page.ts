import { choicePage } from '../choicePage.ts';
import type { Page } from './books.ts';
import { decisions, isOpen } from './decisions.ts';

/** The page on which a person chooses how a payment ends. */
export function pageHtml(page: Page, said: string | null = null): string {
  return choicePage({ ...page, decisions, isOpen: isOpen(page) }, said);
}
