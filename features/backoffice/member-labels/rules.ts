// Member search terms, and which timeline events an operator may see. Searching personal data requires the permission to see it: otherwise
// an operator could find out whose email address it is by probing. Example: '0901 234 567' is the end of a mobile number, 'mai@' the start
// of an email address, '10.0.0.1' an IP address.

import { accountKey } from '#kit/names/account-key.ts'

export const topics = [
  'login',
  'security',
  'profile',
  'deposit',
  'withdrawal',
  'note',
  'flag',
  'limit',
  'exclusion',
  'talk',
  'message',
  'consent',
  'deed',
] as const

export type Topic = (typeof topics)[number]

/** The permission that a topic requires in addition to seeing members. */
const needs: { readonly [T in Topic]?: string } = {
  deposit: 'deposits.see',
  withdrawal: 'withdrawals.see',
  flag: 'risk.see',
  limit: 'limits.see',
  exclusion: 'limits.see',
  deed: 'audit.see',
}

/** The requested topics (all where none is named) that this operator may see. */
export function topicsFor(asked: readonly Topic[] | null, permissions: ReadonlySet<string>): Topic[] {
  return topics.filter((topic) => {
    const need = needs[topic]
    return (asked === null || asked.includes(topic)) && (need === undefined || permissions.has(need))
  })
}

export type Looked = {
  /** Start of the nickname, in lower case. */
  readonly start: string
  /** Start of the account name, in its normalised unique form. */
  readonly account: string
  /** Substring of the nickname; null if it is too short to be selective. */
  readonly part: string | null
  readonly id: bigint | null
  /** The term as an IP address, where it is one. */
  readonly ip: string | null
  /** Only with the personal data permission: start of an email address or of a real name, in lower case. */
  readonly personal: string | null
  /** The last digits of a mobile number, reversed as in the index. */
  readonly mobileEnd: string | null
}

const ID = /^[1-9]\d{0,17}$/
const IP = /^(\d{1,3}\.){3}\d{1,3}$|^[0-9a-f:]*:[0-9a-f:]+$/i
/** Fewer digits would match half of the brand. */
const LEAST_DIGITS = 6
/** A substring search scans every nickname: shorter terms match only the start. */
const LEAST_PART = 3

/** What a search term may mean; null if it is empty. */
export function readLooked(text: string | undefined, maySeePersonal: boolean): Looked | null {
  const typed = text?.trim().toLowerCase() ?? ''
  if (typed === '') return null
  const digits = typed.replace(/[\s().+-]/g, '')
  const isNumber = /^\d+$/.test(digits) && digits.length >= LEAST_DIGITS
  return {
    start: typed,
    account: accountKey(typed),
    part: typed.length >= LEAST_PART ? typed : null,
    id: ID.test(typed) ? BigInt(typed) : null,
    ip: IP.test(typed) ? typed : null,
    personal: maySeePersonal && typed.length >= 3 ? typed : null,
    // a number is typed with a leading zero or a country code: its last nine digits are the same
    mobileEnd: maySeePersonal && isNumber ? turned(digits.replace(/^0/, '').slice(-9)) : null,
  }
}

/** Reverses the string. */
function turned(text: string): string {
  return Array.from(text, (_, at) => text.at(-1 - at) ?? '').join('')
}
