import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { guideOf } from '../docs/guides.ts';
import styles from './Parts.module.css';

/** Numbers on the parts that a component's guide names, in its order. `stories` is the file of the story. */
export function Parts({ stories }: { readonly stories: unknown }) {
  const numbers = useRef<HTMLOListElement>(null);
  const parts = Object.entries(guideOf(stories)?.anatomy ?? {});
  useLayoutEffect(() => {
    const place = () => putOnParts(numbers.current, stories);
    const sizes = new ResizeObserver(place);
    sizes.observe(document.body);
    const root = document.getElementById('storybook-root');
    const changes = new MutationObserver(place);
    if (root !== null) changes.observe(root, { childList: true, subtree: true });
    place();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [stories]);
  return createPortal(
    <ol ref={numbers} className={styles['root']} aria-hidden="true">
      {parts.map(([part]) => (
        <li key={part} title={part} />
      ))}
    </ol>,
    document.body,
  );
}

function putOnParts(numbers: HTMLOListElement | null, stories: unknown): void {
  const selectors = Object.values(guideOf(stories)?.anatomy ?? {});
  const items = [...(numbers?.children ?? [])].filter((item) => item instanceof HTMLElement);
  for (const [index, item] of items.entries()) putOn(item, selectors[index] ?? null);
}

function putOn(item: HTMLElement, selector: string | null): void {
  const place = selector === null ? undefined : partOf(selector)?.getBoundingClientRect();
  const { dataset, style } = item;
  // A part without words is not drawn yet.
  const isDrawn = place !== undefined && place.width > 0;
  dataset['found'] = String(isDrawn);
  if (!isDrawn) return;
  style.setProperty('--left', `${place.left + scrollX}px`);
  style.setProperty('--top', `${place.top + scrollY}px`);
}

/** Storybook's own elements stand in the page as well. A dialog stands beside the story. */
const partOf = (selector: string): Element | null | undefined =>
  document.getElementById('storybook-root')?.querySelector(selector) ??
  document.querySelector('[role="dialog"]')?.parentElement?.querySelector(selector);
