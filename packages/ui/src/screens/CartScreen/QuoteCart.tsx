import { mayHaveQuotes } from '@platine/domain/quote/mayHaveQuotes.ts';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSearch } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { failureFromQuery } from '../../forms/failureFromQuery.ts';
import { FormFailure } from '../../forms/FormFailure/FormFailure.tsx';
import { userQuery } from '../../queries/user.ts';
import { createQuoteForm, quoteFailedQuery } from '../AccountScreen/quoteForms.ts';
import styles from './CartQuote.module.css';

type QuoteCartProps = {
  readonly cartVersion: number;
  readonly company: boolean;
  /** Whether a valid quote holds prices of the cart. */
  readonly fromQuote: boolean;
};

/** The button by which a company gets a quote of its cart; nothing for anybody else, and while the cart is ordered from a quote. */
export function QuoteCart({ cartVersion, company, fromQuote }: QuoteCartProps) {
  const { data: user = null } = useQuery(userQuery(useApiClient()));
  const failure = failureFromQuery(new URLSearchParams(useSearch()).get(quoteFailedQuery));
  if (user === null || fromQuote) return null;
  const customerType = company ? 'COMPANY' : 'PRIVATE';
  if (!mayHaveQuotes({ customerType, educationalInstitution: user.educationalInstitution })) return null;
  return (
    <form method="post" action={createQuoteForm} className={styles['form']}>
      <FormFailure failure={failure} />
      <input type="hidden" name="CART_VERSION" value={cartVersion} />
      <Button type="submit" variant="secondary">
        <FormattedMessage id="cartScreen.quote" />
      </Button>
      <p className={styles['note']}>
        <FormattedMessage id="cartScreen.quoteHint" />
      </p>
    </form>
  );
}
