// What an operator looks for when they look for a member, and which of the things that happened to one they may see. A search
// for personal data asks for the right to see them: anyone who may not see an address cannot find out whose it is by trying.
// Example: '0901 234 567' is the end of a number, 'mai@' the start of an address, '10.0.0.1' where someone came from.

import { accountKey } from '#kit/names/account-key.ts'

/** The highest level a rank can have; 0 is none. */
export const MOST_RANK = 9

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

/** What a topic needs besides seeing members at all. */
const needs: { readonly [T in Topic]?: string } = {
  deposit: 'deposits.see',
  withdrawal: 'withdrawals.see',
  flag: 'risk.see',
  limit: 'limits.see',
  exclusion: 'limits.see',
  deed: 'audit.see',
}

/** The topics among those asked for (all where none are) that this operator may see. */
export function topicsFor(asked: readonly Topic[] | null, permissions: ReadonlySet<string>): Topic[] {
  return topics.filter((topic) => {
    const need = needs[topic]
    return (asked === null || asked.includes(topic)) && (need === undefined || permissions.has(need))
  })
}

export type Looked = {
  /** Start of the nickname, lower case. */
  readonly start: string
  /** Start of the account, in the form under which it is unique. */
  readonly account: string
  /** The same as a part anywhere in the nickname; null where it is too short to find few. */
  readonly part: string | null
  readonly id: bigint | null
  /** An address of the internet, where it looks like one. */
  readonly ip: string | null
  /** Only where the operator may see personal data: start of an email address or of a real name, lower case. */
  readonly personal: string | null
  /** The last digits of a number, turned round as the index has them. */
  readonly mobileEnd: string | null
}

const ID = /^[1-9]\d{0,17}$/
const IP = /^(\d{1,3}\.){3}\d{1,3}$|^[0-9a-f:]*:[0-9a-f:]+$/i
/** Fewer digits would find half the brand. */
const LEAST_DIGITS = 6
/** Every nickname is read for a part of one: shorter texts find anyone whose begins with them. */
const LEAST_PART = 3

/** What a typed text may mean; null where nothing was typed. */
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
    // a number is typed with a nought or a country's code: its last nine digits are the same
    mobileEnd: maySeePersonal && isNumber ? turned(digits.replace(/^0/, '').slice(-9)) : null,
  }
}

/** The last sign first. */
function turned(text: string): string {
  return Array.from(text, (_, at) => text.at(-1 - at) ?? '').join('')
}
