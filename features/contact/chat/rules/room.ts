// Rules for chat lines. Filtered words, addresses and phone numbers are masked, regardless of case and accents; slow mode sets the seconds
// between two lines of one member. Example: with 'ngu' filtered, "Ngu quá, xem abc.com" is shown as "••• quá, xem •••"; with 5 seconds of
// slow mode a second line after 2 seconds waits 3 more.

/** Maximum characters per line. */
export const MOST_TEXT = 300
const BLOT = '•••'

const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{2,}\.(?:com|net|org|vn|io|me|info|xyz|cc|top|vip|bet|club|app|link|shop)\b\S*/gi
/** Nine digits and more, with the usual separators: a phone or an account number. */
const NUMBER = /\+?\d(?:[ .()-]?\d){8,}/g

/** The same text without case and accents, character for character, so that positions match. */
function plainTemplates(text: string): string {
  return [...text]
    .map((letter) => {
      const [base = letter] = letter.normalize('NFD').toLowerCase()
      return base === 'đ' ? 'd' : base
    })
    .join('')
}

/** A line as other members see it. */
export function filtered(text: string, words: readonly string[]): string {
  const open = text.normalize('NFC').replaceAll(ADDRESS, BLOT).replaceAll(NUMBER, BLOT)
  return words.reduce(blot, open)
}

function blot(text: string, word: string): string {
  const letters = [...text]
  const plain = plainTemplates(text)
  const wanted = plainTemplates(word.normalize('NFC'))
  if (wanted === '') return text
  const shown: string[] = []
  for (let at = 0; at < letters.length;) {
    if ([...plain].slice(at, at + wanted.length).join('') === wanted && isAlone(plain, at, wanted.length)) {
      shown.push(BLOT)
      at += wanted.length
    } else {
      shown.push(letters[at] ?? '')
      at += 1
    }
  }
  return shown.join('')
}

const LETTER = /[\p{L}\p{N}]/u

/** Matches whole words only: 'ass' leaves 'glass' unchanged. */
function isAlone(text: string, at: number, length: number): boolean {
  const letters = [...text]
  return !LETTER.test(letters[at - 1] ?? ' ') && !LETTER.test(letters[at + length] ?? ' ')
}

/** Seconds that a member has to wait before the next line; 0 if none. */
export function waitSeconds(lastAt: Date | null, slowSeconds: number, now: Date): number {
  if (lastAt === null) return 0
  return Math.max(0, Math.ceil(slowSeconds - (now.getTime() - lastAt.getTime()) / 1000))
}

export type Sanction = { readonly kind: 'mute' | 'ban'; readonly until: Date | null }

/** The effective sanction of several: a ban before a mute, the longer before the shorter. */
export function inForce(sanctions: readonly Sanction[], now: Date): Sanction | null {
  const holding = sanctions.filter(({ until }) => until === null || until > now)
  const [first] = holding.toSorted((a, b) => rankOf(b) - rankOf(a))
  return first ?? null
}

function rankOf({ kind, until }: Sanction): number {
  return (
    (kind === 'ban' ? Number.MAX_SAFE_INTEGER / 2 : 0) + (until?.getTime() ?? Number.MAX_SAFE_INTEGER / 4)
  )
}

/** Black or white, whichever has more contrast on a colour such as #0f766e (relative luminance of WCAG). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const part = (from: number): number => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
  return luminance > 0.179 ? '#000000' : '#ffffff'
}
