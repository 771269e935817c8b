import type { Guide } from '../../components/guide.ts';

export const guide: Guide = {
  purpose: 'Tells that the shop has a newer version; the reader decides when to reload.',
  notFor: ['Code that cannot be fetched: ChunkLoading.'],
  anatomy: {
    Title: 'h2',
    'What it is about': 'section [role="status"]',
    'Reload, and later': 'section button',
  },
  keyboard: {
    Tab: 'Moves to the buttons.',
    'Enter, Space': 'Reloads the page, or puts it off.',
  },
  screenReader: ['It is announced once, and takes no focus.'],
};
