import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => {
  throw new Error('useAnnounce needs an Announcer above it');
});

/** Says something to screen readers, once, when they have finished their sentence. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}

/** The page's one polite live region. The same words said twice are heard twice: each saying is a new element. */
export function Announcer({ children }: { readonly children: ReactNode }) {
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
