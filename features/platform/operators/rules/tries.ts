/**
 * How many wrong passwords and codes a login to the back office bears, and whom they lock (B1, A5). Three wrong ones within half an
 * hour lock, but only where they came from: a browser that this operator has logged in with has tries of its own, which no
 * stranger can use up. Strangers have tries by account and address, by address, and by account altogether.
 *
 * Example: twenty wrong passwords from each of a hundred addresses are 3 × 100 at most, of which 30 reach the hash; then strangers'
 * logins to this account rest for half an hour, while its known browsers log in.
 */

import { householdOf } from '#kit/address.ts'

const MINUTE_MS = 60_000

export type Bucket = {
  readonly name: string
  /** Whose login it counts; null where it counts an address. */
  readonly account: string | null
  readonly most: number
}

/** Wrong ones that count together, and how long the last of them locks. */
export const TRY_WINDOW_MS = 30 * MINUTE_MS
export const LOCK_MS = 30 * MINUTE_MS

/** B1: three wrong ones, of one account in one place. */
export const WRONG_AT_MOST = 3
/** Of one address, whatever the accounts: several operators of one office may err. */
export const WRONG_AT_ADDRESS = 12
/** Of one account by strangers from anywhere: 1 440 guesses a day of a password of twelve characters. */
export const WRONG_OF_STRANGERS = 30
/** A browser that was not used for so long is a stranger's again. */
export const KNOWN_DEVICE_MS = 90 * 24 * 60 * MINUTE_MS
/** Browsers kept for one operator; the one that was used least lately goes. */
export const MOST_DEVICES = 20

/** What is tried: the password, the code after it, or either inside an open session. */
export type Tried = 'password' | 'code'

export type Place =
  /** A browser that this operator has logged in with, by its token's hash in hex. */
  | { readonly kind: 'device'; readonly device: string }
  /** Inside an open session: only who holds it can use these up. */
  | { readonly kind: 'session'; readonly sessionId: string }
  | { readonly kind: 'stranger'; readonly ip: string }

export type Attempt = { readonly accountKey: string; readonly tried: Tried; readonly place: Place }

/** The buckets that a try is taken from, the narrowest first: a flood of one address ends before it meets anybody else's. */
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
