import { useState } from 'react';
import { Button } from '@platine/ui/components/Button/Button.tsx';
import { VisuallyHidden } from '@platine/ui/components/VisuallyHidden/VisuallyHidden.tsx';

type CopyButtonProps = {
  readonly text: string;
  /** Name of what is copied, for a screen reader. */
  readonly name: string;
};

/** Copies a text, and says whether that worked: a browser may refuse. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [word, setWord] = useState('Copy');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setWord('Copied'),
      () => setWord('Not copied'),
    );
  return (
    <Button variant="quiet" onClick={copy}>
      <span role="status">{word}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
