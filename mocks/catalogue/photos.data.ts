/** Addresses of the photos in `mocks/media`; `pnpm mocks:photos` draws them. */
export const photos = {
  boardFromAbove: '/media/a5f4b2f006ab39af0b6edef83bab5781-960x640/960.webp',
  boardOnEnd: '/media/1a89676e7a42b1b4365726f1de9a2362-640x960/640.webp',
  boardFromCloseBy: '/media/f6964d2837031a27a2e5bef259048c60-800x800/800.webp',
  logo: '/media/01164e4990abbc9fafc62d3993fc4da5-480x160/480.webp',
} as const;
