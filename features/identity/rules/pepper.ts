/**
 * Which pepper a stored password was hashed with (A7). A pepper is a secret that the database does not have: whoever
 * steals the table alone cannot try a single password. Its name stands before the hash, so that peppers can be changed:
 * what an older one made is made anew at the next right password.
 * Example: '@1f0c9a2b$argon2id$v=19$…' was made with the pepper 1f0c9a2b, '$argon2id$v=19$…' with none.
 */

export type Stored = { readonly pepper: string | null; readonly phc: string }

const SHAPE = /^@([0-9a-f]{8})(\$.*)$/s

export function readStored(stored: string): Stored {
  const [, pepper, phc] = SHAPE.exec(stored) ?? []
  return pepper !== undefined && phc !== undefined ? { pepper, phc } : { pepper: null, phc: stored }
}

export function writeStored(pepper: string, phc: string): string {
  return `@${pepper}${phc}`
}
