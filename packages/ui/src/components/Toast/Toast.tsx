import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLaterActor } from '../../interaction/useLaterActor.ts';
import { loadMachines } from '../../machines/loadMachines.ts';
import type { ToastContent, ToastEvent } from './toastMachine.ts';
import styles from './Toast.module.css';

type ShowToast = (toast: ToastContent) => void;

const ToastContext = createContext<ShowToast>(() => {
  throw new Error('useToast needs a ToastProvider above it');
});

/** Returns a function that shows a message for two seconds. An error must also be shown where it happened (D30). */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

const load = async () => (await loadMachines()).startToast();

/** Provides the page's only toast region: top-center. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const [state, { send, subscribe, kept }] = useLaterActor(load);
  const waiting = useSyncExternalStore(subscribe, kept, kept);
  const show = useCallback<ShowToast>((toast) => send({ type: 'toast.shown', toast }), [send]);
  // Shown before the timer's code has loaded.
  const { toast, count } = state === undefined ? shownBy(waiting) : state.context;
  return (
    <ToastContext value={show}>
      {children}
      <output className={styles['place']}>
        {toast !== null && (
          <span
            className={styles['toast']}
            data-kind={toast.kind}
            onPointerEnter={() => send({ type: 'toast.held' })}
            onPointerLeave={() => send({ type: 'toast.released' })}
            onFocus={() => send({ type: 'toast.held' })}
            onBlur={() => send({ type: 'toast.released' })}
          >
            <Icon name={toast.kind} />
            {/* A new element is announced even if its text repeats the previous one. */}
            <span key={count}>{toast.text}</span>
            <IconButton
              icon="cross"
              label={intl.formatMessage({ id: 'toast.close' })}
              onClick={() => send({ type: 'toast.closed' })}
            />
          </span>
        )}
      </output>
    </ToastContext>
  );
}

function shownBy(events: readonly ToastEvent[]) {
  const shown = events.flatMap((event) => (event.type === 'toast.shown' ? event.toast : []));
  return { toast: shown.at(-1) ?? null, count: shown.length };
}
