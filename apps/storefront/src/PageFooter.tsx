import type { ShopFooterProps } from '@platine/ui/chrome/ShopFrame/ShopFooter.tsx';
import { loadWithWords } from '@platine/ui/i18n/loadWithWords.ts';
import { keepPress } from '@platine/ui/interaction/keepPress.ts';
import { whenSomebodyIsThere } from '@platine/ui/interaction/whenSomebodyIsThere.ts';
import type { ComponentType } from 'react';
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react';

type FooterProps = ShopFooterProps & {
  /** It works. */
  readonly onReady: () => void;
};

/** Milliseconds between two tries to fetch it. */
const pause = 5000;

let loaded: ComponentType<FooterProps> | null = null;

/** Loads the footer's code, so that the server draws it without waiting. */
export async function preloadFooter(): Promise<void> {
  loaded = await loadFooter();
}

async function loadFooter(): Promise<ComponentType<FooterProps>> {
  const { ShopFooter } = await import('@platine/ui/chrome/ShopFrame/ShopFooter.tsx');
  return function ReadyFooter({ onReady, ...props }: FooterProps) {
    useEffect(onReady, [onReady]);
    return <ShopFooter {...props} />;
  };
}

/** Until it comes the footer stays as the server drew it, and its links work. */
async function fetchFooter(): Promise<ComponentType<FooterProps>> {
  try {
    return await loadWithWords(loadFooter);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchFooter();
  }
}

const Later = lazy<ComponentType<FooterProps>>(async () => {
  await new Promise<void>((resolve) => whenSomebodyIsThere(resolve));
  return { default: await fetchFooter() };
});

/**
 * The footer, drawn by the server and taken over when somebody is there: its code and words are no part of what a page needs to work. Drawn
 * anew before that, it would be gone for a moment: nothing that it is given changes unless the shopper does something.
 */
export const PageFooter = memo(function PageFooter(props: ShopFooterProps) {
  const [Footer] = useState<ComponentType<FooterProps>>(() => loaded ?? Later);
  const pressAgain = useRef<() => void>(undefined);
  useEffect(() => {
    pressAgain.current = keepPress('footer');
  }, []);
  const onReady = useCallback(() => pressAgain.current?.(), []);
  return (
    <Suspense fallback={null}>
      <Footer {...props} onReady={onReady} />
    </Suspense>
  );
});
