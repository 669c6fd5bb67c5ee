/**
 * How many password guesses may reach the hash (A5, A6). A guess is taken from every bucket before the hash and returned if it was right,
 * so only wrong ones are spent. A device on which this account has logged in before has a bucket of its own: a flood from elsewhere neither
 * slows nor locks it.
 *
 * The stated budget: in ten minutes at most 1 000 wrong guesses of strangers reach the hash in total; at most 120 of one network and 30 of
 * one address; at most 20 an hour for one account. Example: 100 000 attempts within ten minutes over 10 000 accounts and 1 000 addresses in
 * 4 networks: 4 × 120 = 480 guesses.
 *
 * When the global 1 000 are spent there is a reserve of 500, of which each network may use three: a flood from a few networks does not lock
 * out members who log in elsewhere on a new device (A5).
 */

import { householdOf, networkOf } from '#kit/address.ts'

export type Bucket = { readonly name: string; readonly most: number; readonly windowSeconds: number }

export const STRANGER = {
  account: { most: 20, windowSeconds: 3_600 },
  pair: { most: 10, windowSeconds: 900 },
  address: { most: 30, windowSeconds: 600 },
  network: { most: 120, windowSeconds: 600 },
  house: { most: 1_000, windowSeconds: 600 },
} as const

/** The reserve for others when a flood has spent the global budget. */
export const RESERVE = {
  network: { most: 3, windowSeconds: 600 },
  house: { most: 500, windowSeconds: 600 },
} as const

/** For a device that the account knows: only its own failures count. */
export const KNOWN = { most: 10, windowSeconds: 900 } as const

/**
 * Wrong guesses of a member's own passwords inside a session: the limit for an attacker with a hijacked session. At 240 guesses a day,
 * trying all payment passwords of six digits takes eleven years.
 */
export const OWN = { most: 10, windowSeconds: 3_600 } as const

export function ownBucket(kind: 'login' | 'payment', memberId: bigint): Bucket {
  return { name: `own:${kind}:${memberId}`, ...OWN }
}

/** VAL-06: a new captcha at most once a second, per known browser or per household. */
const CAPTCHA = { most: 1, windowSeconds: 1 } as const

export function captchaBucket(ip: string, knownDevice: string | null): Bucket {
  return { name: `captcha:${knownDevice ?? householdOf(ip)}`, ...CAPTCHA }
}

/** How long a failure counts towards the captcha (AUT-02). */
export const PICTURE_WINDOW_SECONDS = 1_800
/** Failures of one address, for any accounts, after which every login from there requires the captcha. */
export const PICTURE_FROM_ADDRESS = 20

/** The source of an attempt, with the account by its key, whether it exists or not. */
export type Attempt = {
  readonly merchant: string
  readonly accountKey: string
  readonly ip: string
  /** The device's hash in hex if this account has logged in on it before; null for strangers. */
  readonly knownDevice: string | null
}

/** The sets of buckets for a guess: all of the first set, or if one of them is spent, all of the next. */
export function bucketsOf({
  merchant,
  accountKey,
  ip,
  knownDevice,
}: Attempt): readonly (readonly Bucket[])[] {
  const account = `${merchant}/${accountKey}`
  if (knownDevice !== null) return [[{ name: `known:${account}:${knownDevice}`, ...KNOWN }]]
  const own = [
    { name: `account:${account}`, ...STRANGER.account },
    { name: `pair:${account}:${householdOf(ip)}`, ...STRANGER.pair },
    { name: `address:${householdOf(ip)}`, ...STRANGER.address },
    { name: `network:${networkOf(ip)}`, ...STRANGER.network },
  ]
  return [
    [...own, { name: `house:${merchant}`, ...STRANGER.house }],
    [
      ...own,
      { name: `reserve:network:${merchant}/${networkOf(ip)}`, ...RESERVE.network },
      { name: `reserve:house:${merchant}`, ...RESERVE.house },
    ],
  ]
}

/** The counters of a failure for the captcha: the account (or its device), the visitor, and the address. */
export function pictureBuckets(attempt: Attempt, visitor: string | null): readonly string[] {
  const { merchant, accountKey, ip, knownDevice } = attempt
  if (knownDevice !== null) return [`picture:known:${merchant}/${accountKey}:${knownDevice}`]
  return [
    `picture:account:${merchant}/${accountKey}`,
    ...(visitor === null ? [] : [`picture:visitor:${visitor}`]),
    `picture:address:${householdOf(ip)}`,
  ]
}

/** Whether the captcha is required: after one failure of the account or the visitor, or several of the address. */
export function needsPicture(
  failures: readonly { readonly bucket: string; readonly spent: number }[],
): boolean {
  return failures.some(({ bucket, spent }) =>
    bucket.startsWith('picture:address:') ? spent >= PICTURE_FROM_ADDRESS : spent >= 1,
  )
}
