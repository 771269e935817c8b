import { toastTime } from '@platine/domain/shop/constants.ts';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { freeTop } from './freeTop.ts';
import styles from './Toast.module.css';

export type ToastContent = {
  readonly kind: 'success' | 'warning' | 'error';
  readonly text: string;
  /** Where the message leads, such as to the cart. */
  readonly link?: { readonly href: string; readonly text: string };
};

type ShowToast = (toast: ToastContent) => void;

/** The toast in sight, and the number of toasts so far: the same words shown twice are two toasts. */
type Shown = { readonly toast: ToastContent | null; readonly count: number };

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

/** Returns a function that shows a message for two seconds, in place of the one before. An error must also be shown where it happened (D30). */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Provides the page's only toast region: top-center, where it covers no control. Hovering and focus pause the timer (D30). */
export function ToastProvider({
  children,
}: {
  /** Everything that may show a toast. */
  readonly children: ReactNode;
}) {
  const intl = useIntl();
  const [{ toast, count }, setShown] = useState<Shown>({ toast: null, count: 0 });
  const [held, setHeld] = useState(false);
  const show = useCallback<ShowToast>((next) => {
    setHeld(false);
    setShown((before) => ({ toast: next, count: before.count + 1 }));
  }, []);
  const close = useCallback(() => setShown((before) => ({ ...before, toast: null })), []);
  useEffect(() => {
    if (toast === null || held) return undefined;
    const timer = setTimeout(close, toastTime);
    return () => clearTimeout(timer);
  }, [toast, count, held, close]);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (toast !== null) putWhereFree(box.current);
  }, [toast, count]);
  return (
    <ToastContext value={show}>
      {children}
      <output className={styles['place']}>
        {toast !== null && (
          <span
            ref={box}
            className={styles['toast']}
            data-kind={toast.kind}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <Icon name={toast.kind} />
            <span className={styles['words']}>
              {/* A new element is announced even if its text repeats the previous one. */}
              <span key={count}>{toast.text}</span>
              {toast.link !== undefined && (
                <Link href={toast.link.href} onClick={close}>
                  {toast.link.text}
                </Link>
              )}
            </span>
            <IconButton icon="cross" label={intl.formatMessage({ id: 'toast.close' })} onClick={close} />
          </span>
        )}
      </output>
    </ToastContext>
  );
}

function putWhereFree(toast: HTMLElement | null): void {
  const place = toast?.parentElement;
  if (toast === null || place === null || place === undefined) return;
  place.style.insetBlockStart = '';
  place.style.insetBlockStart = `${freeTop(toast, place.offsetTop)}px`;
}
