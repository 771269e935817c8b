import { minimumOrderValue } from '@platine/domain/cart/minimumOrder.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useApiClient } from '../../api/ApiClient.tsx';
import { shopNotice } from '../../content/shopNotice.ts';
import type { ShopNotice } from '../../content/shopNotice.ts';
import { LoginOpenersContext } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { useLoginDialog } from '../../dialogs/LoginDialog/useLoginDialog.tsx';
import { useSessionDialogs } from '../../dialogs/useSessionDialogs.tsx';
import { sessionQuery } from '../../queries/session.ts';
import { Footer } from '../Footer/Footer.tsx';
import { isCheckout } from '../isCheckout.ts';
import { LaterFloor } from '../LaterFloor.tsx';
import { LaterNewsletter } from '../LaterNewsletter.tsx';
import { PageCrash } from '../PageCrash/PageCrash.tsx';
import { PageShell } from '../PageShell/PageShell.tsx';
import { useConsent } from '../useConsent.ts';
import { useLoggedIn } from '../useLoggedIn.ts';
import { ShopHeader } from './ShopHeader.tsx';

type ShopFrameProps = {
  /** The shop's version, for the footer; another one on the server brings a prompt to reload (D28). */
  readonly version: string;
  /** Milliseconds between two looks at the server's version; five seconds when it is left out (spec §9). */
  readonly versionInterval?: number;
  /** What every visitor is to know now, if anything (D31). */
  readonly notice?: ShopNotice | null;
  readonly children: ReactNode;
};

const minimumOrder = { eu: minimumOrderValue('LU'), other: minimumOrderValue('CH') };

/** Header and footer around every page, with the shopper's own cart and settings in them, and what the page's floor has to say. */
export function ShopFrame({ version, versionInterval, notice = shopNotice, children }: ShopFrameProps) {
  const [path] = useLocation();
  const { openSettings, openLanguages, dialog } = useSessionDialogs();
  const login = useLoginDialog();
  const consent = useConsent();
  const { data: session } = useQuery(sessionQuery(useApiClient()));
  const loggedIn = useLoggedIn();
  const known = session !== undefined && loggedIn !== null;
  return (
    <PageShell
      header={
        <>
          <ShopHeader
            loggedIn={loggedIn}
            onSettings={openSettings}
            onLanguages={openLanguages}
            onLogin={login.openLogin}
          />
          {dialog}
          {login.dialog}
        </>
      }
      footer={
        <Footer
          version={version}
          minimumOrder={minimumOrder}
          loggedIn={loggedIn ?? false}
          newsletter={<LaterNewsletter customer={known ? session : null} />}
          onLanguages={openLanguages}
          onCookies={consent.reopen}
        />
      }
      floor={
        <LaterFloor
          consent={consent}
          notice={notice}
          version={version}
          interval={versionInterval}
          inCheckout={isCheckout(path)}
        />
      }
    >
      <LoginOpenersContext value={login}>
        <PageCrash path={path}>{children}</PageCrash>
      </LoginOpenersContext>
    </PageShell>
  );
}
