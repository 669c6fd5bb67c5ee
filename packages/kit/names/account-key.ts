import { looksLike } from './look-alikes.ts'

/** One name whatever its capitals, and whatever script it borrows letters from: the form under which it is unique. */
export function accountKey(account: string): string {
  return looksLike(account.trim().normalize('NFKC').toLowerCase())
}
