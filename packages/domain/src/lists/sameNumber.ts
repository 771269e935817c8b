/** Whether two own numbers are the same to who typed them: their case and the blanks around them do not count. */
export function isSameNumber(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

/** Whether a text that is being typed may become an own number. */
export function beginsNumber(number: string, typed: string): boolean {
  return folded(number).startsWith(folded(typed));
}

function folded(number: string): string {
  return number.trim().toLowerCase();
}
