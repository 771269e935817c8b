import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {
  throw new Error('useAnnounce needs an Announcer above it');
});

/** Returns a function that announces a text to screen readers politely, after their current sentence. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** The page's only polite live region. Each message is a new element, so that a repeated text is announced again. */
export function Announcer({
  children,
}: {
  /** Everything that may announce something. */
  readonly children: ReactNode;
}) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback<Announce>((text) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden>
        <output>
          <span key={said.count}>{said.text}</span>
        </output>
      </VisuallyHidden>
    </AnnounceContext>
  );
}
