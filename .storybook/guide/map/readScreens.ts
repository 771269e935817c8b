import { readIndex } from './readIndex.ts';
import type { MappedScreen } from './screens.ts';
import { screensOf } from './screens.ts';

/** All screens with their states, by Storybook's own index. */
export const readScreens = async (): Promise<MappedScreen[]> => screensOf(await readIndex());
