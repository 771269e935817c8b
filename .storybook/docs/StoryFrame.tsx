import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Globals } from '../globals.ts';
import styles from './StoryFrame.module.css';
import { frameAddress } from './storyAddress.ts';
import { useIsNear } from './useIsNear.ts';
import { useTurn } from './useTurn.ts';
import { useWidth } from './useWidth.ts';
import type { Size } from './viewport.ts';

type StoryFrameProps = {
  readonly story: string;
  /** The frame's name for a screen reader. */
  readonly title: string;
  readonly globals: Globals;
  /** The window that the story stands in, drawn smaller where there is less room. Without it the frame is as wide as its place and as high as the story. */
  readonly window?: Size | null;
};

/** A story in a page of its own: its network, language, theme, dialogs and width touch nothing around it. It is there while it is near: each is a whole page, which a browser's own lazy loading takes too early and keeps. */
export function StoryFrame({ story, title, globals, window = null }: StoryFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const width = useWidth(place);
  const { mayLoad, hasLoaded } = useTurn(useIsNear(place));
  const contentHeight = useContentHeight(frame);
  const scale = window === null || width === 0 ? 1 : Math.min(1, width / window.width);
  const height = window === null ? contentHeight : window.height * scale;
  useLayoutEffect(() => {
    place.current?.style.setProperty('--frame-height', `${height}px`);
    place.current?.style.setProperty('--frame-scale', String(scale));
  }, [height, scale]);
  return (
    <div ref={place} className={styles['place']}>
      {mayLoad && (
        <iframe
          ref={frame}
          className={styles['frame']}
          title={title}
          onLoad={hasLoaded}
          src={frameAddress(story, globals)}
          {...window}
        />
      )}
    </div>
  );
}

/** Heights between which a frame fits its story, and the one that it begins with, in CSS pixels. */
const heights = { least: 48, first: 160, most: 900 };

/** The height of an embedded story, which Storybook reports whenever it changes. */
function useContentHeight(frame: RefObject<HTMLIFrameElement | null>): number {
  const [height, setHeight] = useState(heights.first);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const reported = heightIn(data);
      if (reported !== null) setHeight(Math.min(Math.max(reported, heights.least), heights.most));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
  return height;
}

function heightIn(data: unknown): number | null {
  if (typeof data !== 'string' || !data.includes('"iframe.resize"')) return null;
  const report: unknown = JSON.parse(data);
  if (typeof report !== 'object' || report === null || !('height' in report)) return null;
  return typeof report.height === 'number' ? report.height : null;
}
