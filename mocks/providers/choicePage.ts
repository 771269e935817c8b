type Choice = {
  /** In minor units. */
  readonly value: number;
  readonly currency: string;
  readonly means: readonly string[];
  readonly decisions: Readonly<Record<string, { readonly label: string }>>;
  readonly isOpen: boolean;
};

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:32rem;padding:1.5rem}h1{font-size:1.3rem}
form{display:grid;gap:.5rem;margin-block:1.5rem}button{font:inherit;min-height:2.75rem;padding:.5rem .75rem;text-align:start}`;

/** The page on which a person chooses how a payment ends. Works without script. `said` is shown instead of the buttons. */
export function choicePage(page: Choice, said: string | null = null): string {
  const sum = new Intl.NumberFormat('en-IE', { style: 'currency', currency: page.currency }).format(page.value / 100);
  const buttons = Object.entries(page.decisions).map(
    ([name, { label }]) => `<button name="decision" value="${name}">${label}</button>`,
  );
  const closed = page.isOpen ? null : 'This payment has ended.';
  const text = said ?? closed;
  const choice = text === null ? `<form method="post">${buttons.join('')}</form>` : `<p role="status">${text}</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test payment page</title><style>${style}</style></head>
<body><main><h1>Test payment page</h1>
<p><strong>No money moves here.</strong> Choose how the payment of ${sum} by ${page.means.join(', ')} ends.</p>
${choice}</main></body></html>`;
}
