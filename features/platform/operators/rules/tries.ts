/**
 * How many wrong passwords and codes a back-office login allows, and what they lock (B1, A5). Three failures within half an hour lock,
 * but only their source: a browser that this operator has logged in with has its own allowance, which others cannot use up. Unknown
 * browsers share allowances by account and address, by address, and by account in total. Example: twenty wrong passwords from each of a
 * hundred addresses are 3 × 100 at most, of which 30 reach the hash; then logins from unknown browsers to this account are paused for
 * half an hour, while its known browsers can log in.
 */

import { householdOf } from '#kit/address.ts'

const MINUTE_MS = 60_000

export type Bucket = {
  readonly name: string
  /** The account; null for a counter per address. */
  readonly account: string | null
  readonly most: number
}

/** The window in which failures count together, and the duration of the lock after the last one. */
export const TRY_WINDOW_MS = 30 * MINUTE_MS
export const LOCK_MS = 30 * MINUTE_MS

/** B1: three failures, per account and source. */
export const WRONG_AT_MOST = 3
/** Per address, for all accounts: several operators of one office may make mistakes. */
export const WRONG_AT_ADDRESS = 12
/** Per account from all unknown browsers: 1 440 guesses a day at a password of twelve characters. */
export const WRONG_OF_STRANGERS = 30
/** A browser unused for this long counts as unknown again. */
export const KNOWN_DEVICE_MS = 90 * 24 * 60 * MINUTE_MS
/** Known browsers per operator; the least recently used one is dropped. */
export const MOST_DEVICES = 20

/** What is attempted: the password, the code after it, or either inside an open session. */
export type Tried = 'password' | 'code'

export type Place =
  /** A browser that this operator has logged in with, by its token's hash in hex. */
  | { readonly kind: 'device'; readonly device: string }
  /** Inside an open session: only its holder can use this allowance up. */
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'stranger'; readonly ip: string }

export type Attempt = { readonly accountKey: string; readonly tried: Tried; readonly place: Place }

/** The counters of an attempt, the narrowest first: a flood from one address is stopped before it affects others. */
export function bucketsOf({ accountKey, tried, place }: Attempt): readonly Bucket[] {
  const own = `${tried}:${accountKey}`
  switch (place.kind) {
    case 'device':
      return [{ name: `${own}:device:${place.device}`, account: accountKey, most: WRONG_AT_MOST }]
    case 'session':
      return [{ name: `${own}:session:${place.sessionId}`, account: accountKey, most: WRONG_AT_MOST }]
    case 'stranger': {
      const household = householdOf(place.ip)
      return [
        { name: `${own}:from:${household}`, account: accountKey, most: WRONG_AT_MOST },
        { name: `from:${household}`, account: null, most: WRONG_AT_ADDRESS },
        { name: `${own}:strangers`, account: accountKey, most: WRONG_OF_STRANGERS },
      ]
    }
  }
}
