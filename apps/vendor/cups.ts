/**
 * Pearl Cups: a pearl lies under one of three cups. The right cup pays 2.90 times the stake: one in three, so the RTP is 96.66 %. Example:
 * a stake of 10.00 on the right cup pays 29.00.
 */

export const CUPS = 3
/** What the right cup pays, in hundredths of the stake. */
const PAYS = 290n

/** Ledger units (4 digits), rounded down: the vendor keeps the fraction of a unit. */
export function winOf(stake: bigint, chosen: number, pearl: number): bigint {
  return chosen === pearl ? (stake * PAYS) / 100n : 0n
}

const UNITS = 10_000n

/** Minimum and maximum stake in units, by currency. */
export const stakes: Readonly<Record<string, readonly bigint[]>> = {
  VND: [1_000n, 5_000n, 10_000n, 50_000n, 100_000n].map((many) => many * UNITS),
  USD: [1n, 2n, 5n, 10n, 20n].map((many) => (many * UNITS) / 2n),
  FUN: [1n, 5n, 10n, 50n, 100n].map((many) => many * UNITS),
}

/** Units as decimal text for the wallet. */
export function amountText(units: bigint): string {
  const text = units.toString().padStart(5, '0')
  return `${text.slice(0, -4)}.${text.slice(-4)}`
}
