/** Whether two own numbers are the same to who typed them: their case and the blanks around them do not count. */
export function isSameNumber(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
