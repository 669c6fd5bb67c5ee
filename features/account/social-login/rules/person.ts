/** A person's data from a provider, reduced to what is stored, and a suggested user name. */

export type Profile = {
  readonly subject: string
  readonly name: string | null
  /** As the provider states it; not proof of ownership. */
  readonly email: string | null
}

const LONGEST_SUBJECT = 255
const LONGEST_NAME = 80
const LONGEST_EMAIL = 200
const LONGEST_ACCOUNT = 16
const SHORTEST_ACCOUNT = 4

/** A profile from claims of unknown shape, or null without a subject. */
export function readProfile(claims: Readonly<Record<string, unknown>>): Profile | null {
  const subject = claims['sub'] ?? claims['id']
  if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST_SUBJECT) return null
  return {
    subject,
    name: plain(claims['name'], LONGEST_NAME),
    email: emailOf(claims['email']),
  }
}

function plain(value: unknown, longest: number): string | null {
  if (typeof value !== 'string') return null
  const text = value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() // no line breaks and no characters that change the text direction
  return text === '' ? null : [...text].slice(0, longest).join('')
}

function emailOf(value: unknown): string | null {
  const text = plain(value, LONGEST_EMAIL + 1)
  return text && text.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : null
}

/** A suggested user name: 'Trần Mai' gives 'TranMai'; empty if too little is left. */
export function suggestedAccount({ name, email }: Profile): string {
  const from = email?.split('@')[0] ?? name ?? ''
  const letters = from
    .normalize('NFD')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^A-Za-z0-9]/g, '')
    .replace(/^\d+/, '')
    .slice(0, LONGEST_ACCOUNT)
  return letters.length >= SHORTEST_ACCOUNT ? letters : ''
}
