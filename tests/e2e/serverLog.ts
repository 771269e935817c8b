/** Log lines of a healthy shop: its start, the link to its desk, its sandboxes, the files that the sample’s folder lacks, and a line for each successful request and mail. */
const quiet = [
  /^\S+ is open at http:/,
  /^The desk opens once, on this machine, by http:/,
  /"event":"(?:start|stop)"/,
  /"event":"request".*"status":[1-4]\d\d\b/,
  /"event":"mail".*"outcome":"sent"/,
  /"event":"warning","message":"(?:No SMTP_URL is set|[^"]* a sandbox: no money moves|The shop’s folder has no guarantee-notice-)/,
];

const built = 'Built the storefront.\n';

/** The whole lines of a server's output that should not be there: errors, warnings, answers of 500 and above, stack traces. What a build says is not the server's. */
export function complaintsIn(output: string): string[] {
  const [said = ''] = output.split(built).slice(-1);
  return said
    .split('\n')
    .slice(0, -1)
    .filter((line) => line !== '' && !quiet.some((sign) => sign.test(line)));
}
