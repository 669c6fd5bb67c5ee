// What a person is known by, in one writing each: two accounts with one such key are held to be one person (R10).
// Example: "Nguyễn Thị  Mai" born 1990-01-01 and "NGUYEN THI MAI" of the same day are one; "An.Le+x@gmail.com" and
// "anle@gmail.com" are one; "+84 912 345 678" and "84912345678" are one.

export const keyKinds = ['person', 'phone', 'email', 'document', 'account', 'device'] as const
export type KeyKind = (typeof keyKinds)[number]
export type Key = { readonly kind: KeyKind; readonly value: string }

/** Keys that name a person and not only a household: other accounts with one are excluded at once, not only held. */
export const strongKinds: ReadonlySet<KeyKind> = new Set(['person', 'phone', 'email', 'document'])

export type Known = {
  readonly name: string | null
  readonly birthday: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly document: string | null
  readonly accounts: readonly string[]
  readonly devices: readonly string[]
}

/** Marks above and below letters, which keyboards and banks drop. */
const MARKS = /\p{M}/gu
const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/** Letters only, upper case, without marks, words in the order of the alphabet: banks and people order names differently. */
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

/** Without what follows a plus; Gmail ignores dots. */
export function plainEmail(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@')
  const bare = local.split('+')[0] ?? ''
  return GMAIL.has(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`
}

export function keysOf(known: Known): Key[] {
  const name = known.name === null ? '' : plainName(known.name)
  const one = (kind: KeyKind, value: string): Key[] => (value === '' ? [] : [{ kind, value }])
  return [
    ...(known.birthday === null || name === '' ? [] : one('person', `${name}|${known.birthday}`)),
    ...one('phone', known.phone === null ? '' : plainPhone(known.phone)),
    ...one('email', known.email === null ? '' : plainEmail(known.email)),
    ...one('document', (known.document ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()),
    ...known.accounts.flatMap((account) => one('account', account)),
    ...known.devices.flatMap((device) => one('device', device)),
  ]
}
