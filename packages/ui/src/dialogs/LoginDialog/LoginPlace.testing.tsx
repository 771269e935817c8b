import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { userQuery } from '../../queries/user.ts';
import { useLoginDialog } from './useLoginDialog.tsx';

/** A page with the two buttons and the link that open the dialog, and the current user. */
export function LoginPlace() {
  const { openers, dialog } = useLoginDialog();
  const { data: user } = useQuery(userQuery(useApiClient()));
  return (
    <>
      <Button onClick={openers.openLogin}>{'Open login'}</Button>
      <Button onClick={openers.openRegistration}>{'Open registration'}</Button>
      <Link href="/?login=forgotten">{'Open forgotten password'}</Link>
      <Link href="/faq">{'Elsewhere'}</Link>
      <p>{user?.email ?? 'Nobody'}</p>
      {dialog}
    </>
  );
}
