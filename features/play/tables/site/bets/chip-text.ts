import { moneyText, UNITS_PER_MAJOR } from '#kit/money.ts'

const steps = [
  [1_000_000_000n, 'B'],
  [1_000_000n, 'M'],
  [1_000n, 'K'],
] as const

/** An amount as printed on a chip: 500, 20K, 1.5M; rounded down. */
export function chipText(amount: bigint): string {
  const units = amount / UNITS_PER_MAJOR
  for (const [size, sign] of steps) {
    if (units < size) continue
    const tenths = (units * 10n) / size
    return tenths % 10n === 0n ? `${tenths / 10n}${sign}` : `${tenths / 10n}.${tenths % 10n}${sign}`
  }
  return amount % UNITS_PER_MAJOR === 0n ? units.toString() : moneyText(amount).replace(/0$/, '')
}
