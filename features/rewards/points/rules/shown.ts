import { UNITS_PER_MAJOR } from '#kit/money.ts'

type Formats = { readonly number: (value: bigint) => string; readonly decimal: (text: string) => string }

/** Points of the ledger in the reader's language, with at most two decimals: "1,250" or "12.34"; further digits are cut. */
export function pointsShown({ number, decimal }: Formats, units: bigint): string {
  const [sign, rest] = units < 0n ? ['−', -units] : ['', units]
  const hundredths = (rest % UNITS_PER_MAJOR) / 100n
  if (hundredths === 0n) return `${sign}${number(rest / UNITS_PER_MAJOR)}`
  return `${sign}${decimal(`${rest / UNITS_PER_MAJOR}.${hundredths.toString().padStart(2, '0')}`)}`
}
