import { looksLike } from './look-alikes.ts'

/** Case-insensitive form of an account name, with look-alike letters of other scripts folded: the form that must be unique. */
export function accountKey(account: string): string {
  return looksLike(account.trim().normalize('NFKC').toLowerCase())
}
