/** The wildcards of a LIKE pattern in a typed text, made to mean themselves. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** The pattern of everything that begins with a text: 'an_' finds 'an_1', not 'anh'. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`
}
