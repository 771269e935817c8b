import { viewports } from '../globals.ts';

export type Viewport = keyof typeof viewports;

/** A size in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };

export const isViewport = (name: string): name is Viewport => Object.hasOwn(viewports, name);

export function sizeOf(viewport: Viewport): Size {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
