// A payout account must be in the member's own name (A14, CSH-02). Banks write names in capitals without diacritics, so names are compared
// in that form: "Nguyễn Thị Mai" and "NGUYEN THI MAI" are one name.

const MARKS = /\p{M}/gu
/** At least two words of Latin letters; apostrophes, dots and hyphens as names have them. */
const BANK_NAME = /^[A-Z][A-Z'.-]*( [A-Z][A-Z'.-]*)+$/
const LONGEST = 60

/** The name in bank form, or null if it is not a person's full name. */
export function bankName(name: string): string | null {
  const plain = name
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[đĐ]/g, 'D')
    .toUpperCase()
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= LONGEST && BANK_NAME.test(plain) ? plain : null
}

export function isSameName(a: string, b: string): boolean {
  const left = bankName(a)
  return left !== null && left === bankName(b)
}
