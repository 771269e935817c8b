import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LoginOpenersContext } from '../../dialogs/LoginDialog/loginOpeners.ts';
import { useLoginDialog } from '../../dialogs/LoginDialog/useLoginDialog.tsx';
import type { OpenDialog } from '../../dialogs/useSessionDialogs.tsx';
import { useSessionDialogs } from '../../dialogs/useSessionDialogs.tsx';
import { lazyOnDemand, lazyPart } from '../../i18n/lazyPart.tsx';
import type { ShopNoticesProps } from '../ShopNotices.tsx';
import { isCheckout } from '../isCheckout.ts';
import { PageCrash } from '../PageCrash/PageCrash.tsx';
import { PageShell } from '../PageShell/PageShell.tsx';
import type { Reopened } from '../useConsent.ts';
import { useLoggedIn } from '../../queries/useLoggedIn.ts';
import { useShop } from '../../shop/ShopFacts.tsx';
import { ShopHeader } from './ShopHeader.tsx';

const footer = lazyPart(() => import('./ShopFooter.tsx'), 'ShopFooter');
const expectedQuestion = lazyPart(() => import('../ExpectedQuestion.tsx'), 'ExpectedQuestion');
const notices = lazyOnDemand(() => import('../ShopNotices.tsx'), 'ShopNotices', 'parts');

type ShopFrameProps = {
  /** The shop's version, for the footer; another one on the server brings a prompt to reload (D28). */
  readonly version: string;
  /** Milliseconds between two version checks; five seconds unless given (spec §9). */
  readonly versionInterval?: number;
  /** The page. */
  readonly children: ReactNode;
};

/** Header and footer around every page, with the shopper's own cart and settings in them, and the notices at the foot of the window. */
export function ShopFrame({ version, versionInterval, children }: ShopFrameProps) {
  const [path] = useLocation();
  const { notice } = useShop();
  const { openSettings, openLanguages, dialog } = useSessionDialogs();
  const login = useLoginDialog();
  const loggedIn = useLoggedIn();
  const [reopened, setReopened] = useState<Reopened>({ asked: 0, opener: null });
  const openCookies = useCallback<OpenDialog>(
    ({ currentTarget }) => setReopened(({ asked }) => ({ asked: asked + 1, opener: currentTarget })),
    [],
  );
  return (
    <PageShell
      header={
        <>
          <ShopHeader
            loggedIn={loggedIn}
            onSettings={openSettings}
            onLanguages={openLanguages}
            onLogin={login.openers.openLogin}
          />
          {dialog}
          {login.dialog}
        </>
      }
      footer={<footer.Part version={version} loggedIn={loggedIn} onLanguages={openLanguages} onCookies={openCookies} />}
      notices={
        <NoticesWhenLoaded
          reopened={reopened}
          notice={notice}
          version={version}
          interval={versionInterval}
          inCheckout={isCheckout(path)}
        />
      }
    >
      <LoginOpenersContext value={login.openers}>
        <PageCrash path={path}>{children}</PageCrash>
      </LoginOpenersContext>
    </PageShell>
  );
}

/**
 * The server knows neither the shopper's cookies nor a newer version: the question that it sends stays until the notices' code is there. A component
 * of its own, so that the end of loading renders this and not the page.
 */
function NoticesWhenLoaded(props: ShopNoticesProps) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    notices.preload().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return loaded ? <notices.Part {...props} /> : <expectedQuestion.Part />;
}
