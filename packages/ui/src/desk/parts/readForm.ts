import type { SubmitEvent } from 'react';

/** Takes a form's texts when it is sent, by the names of its fields, instead of the browser. */
export function readForm(take: (texts: Readonly<Record<string, string>>) => void) {
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const texts = [...new FormData(event.currentTarget)].map(
      ([name, value]) => [name, typeof value === 'string' ? value : ''] as const,
    );
    take(Object.fromEntries(texts));
  };
}
