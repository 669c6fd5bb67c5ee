// Identity keys in normalised form: two accounts that share one key are treated as one person (R10). Example: "Nguyễn Thị  Mai" born
// 1990-01-01 and "NGUYEN THI MAI" born on the same day are one person; so are "An.Le+x@gmail.com" and "anle@gmail.com", and "+84 912 345
// 678" and "84912345678".

import { attributes, type Attribute, type Claim } from '#features/account/members/rules/identity-policy.ts'

export const keyKinds = attributes
export type KeyKind = Attribute
export type Key = Claim & { readonly kind: KeyKind; readonly value: string }

type Dated = { readonly value: string; readonly since: Date }

export type Known = {
  readonly name: string | null
  readonly birthday: string | null
  /** When the later of name and birthday was last set, and whether documents verified them. */
  readonly personSince: Date
  readonly isPersonVerified: boolean
  readonly phone: string | null
  readonly isPhoneVerified: boolean
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly document: string | null
  readonly createdAt: Date
  readonly accounts: readonly Dated[]
  readonly devices: readonly Dated[]
}

/** Combining diacritics, which keyboards and banks drop. */
const MARKS = /\p{M}/gu
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Letters only, upper case, without diacritics, words sorted alphabetically: banks and people order names differently. */
export function plainName(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(MARKS, '').replaceAll(/[đĐ]/g, 'd').toUpperCase()
  return letters
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}

export function plainPhone(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^00/, '')
}

/** Drops the part after a plus; Gmail ignores dots. */
export function plainEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@')
  const bare = local.split('+')[0] ?? ''
  return GMAIL.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

export function keysOf(known: Known): Key[] {
  const { createdAt: since } = known
  const name = known.name === null ? '' : plainName(known.name)
  const one = (kind: KeyKind, value: string, claim: Claim): Key[] =>
    value === '' ? [] : [{ kind, value, ...claim }]
  const dated = (kind: KeyKind, all: readonly Dated[]) =>
    all.flatMap((each) => one(kind, each.value, { isVerified: false, since: each.since }))
  const person = { isVerified: known.isPersonVerified, since: known.personSince }
  return [
    ...(known.birthday === null || name === '' ? [] : one('person', `${name}|${known.birthday}`, person)),
    ...one('phone', known.phone === null ? '' : plainPhone(known.phone), {
      isVerified: known.isPhoneVerified,
      since,
    }),
    ...one('email', known.email === null ? '' : plainEmail(known.email), {
      isVerified: known.isEmailVerified,
      since,
    }),
    ...one('document', (known.document ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase(), {
      isVerified: false,
      since,
    }),
    ...dated('account', known.accounts),
    ...dated('device', known.devices),
  ]
}
