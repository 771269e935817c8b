/** The text of an address that a search may find: a number or a name of a part. Anybody can write an address, so anything else is left out. */
export function searchableText(asked: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N}.,+/_ -]{0,59}$/u.test(asked) ? asked : '';
}
