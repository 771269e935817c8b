/** Output of a progress bar. */
export type Screen = { readonly isTTY?: boolean; readonly write: (text: string) => unknown };

const width = 40;

/** A bar that fills as bytes are done; on a pipe or in a file there is none. */
export function progressBar(
  total: number,
  screen: Screen,
): { readonly show: (done: number) => void; readonly end: () => void } {
  if (screen.isTTY !== true || total === 0) return { show: () => undefined, end: () => undefined };
  let shown = '';
  return {
    show(done) {
      const share = Math.min(1, done / total);
      const full = Math.round(share * width);
      const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.floor(share * 100)} %`;
      if (bar !== shown) screen.write(`\r${bar}`);
      shown = bar;
    },
    end() {
      if (shown !== '') screen.write(`\r${' '.repeat(width + 6)}\r`);
    },
  };
}
