/** Escapes the wildcards of a LIKE pattern in user input. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** The LIKE pattern for a prefix: 'an_' matches 'an_1', not 'anh'. */
export function startingWith(text: string): string {
  return `${escaped(text)}%`
}
