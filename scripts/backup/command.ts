export type Command = { readonly file: string; readonly force: boolean };

export const usages = {
  backup:
    'Usage: pnpm backup <file>    writes everything of the shop in DATA_DIR into one file, while the shop is closed',
  restore: `Usage: pnpm restore <file>            puts a backup into DATA_DIR, which holds no shop yet
       pnpm restore <file> --force    replaces the shop that is there, while it is closed`,
} as const;
export type Action = keyof typeof usages;

/** Parses the arguments of `pnpm backup` or `pnpm restore`; null when they are invalid. */
export function commandOf(action: Action, words: readonly string[]): Command | null {
  const options = words.filter((word) => word.startsWith('-'));
  const [file, ...others] = words.filter((word) => !word.startsWith('-'));
  const allowed = action === 'restore' ? ['--force'] : [];
  if (file === undefined || others.length > 0 || options.some((option) => !allowed.includes(option))) return null;
  return { file, force: options.length > 0 };
}
