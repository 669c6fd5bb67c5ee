/**
 * Supported currencies (decision 6). FUN is play money: trial accounts only ever hold FUN. `payable` is the smallest amount, in ledger
 * units, that can be paid to a bank or wallet (decision 45): there is no bank transfer of half a dong.
 */
export const currencies = {
  VND: { code: 'VND', symbol: '₫', isPlay: false, payable: 10_000n },
  USD: { code: 'USD', symbol: '$', isPlay: false, payable: 100n },
  FUN: { code: 'FUN', symbol: 'FUN', isPlay: true, payable: 100n },
} as const

export type Currency = keyof typeof currencies

export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text)
}

/** The unit that a payout is a multiple of: the currency's payable unit, or a coarser multiple of it if one is given. */
export function payoutUnit(currency: Currency, coarser: bigint): bigint {
  const { payable } = currencies[currency]
  return coarser > payable && coarser % payable === 0n ? coarser : payable
}

/** The payable part of a non-negative amount; the rest stays in the wallet. */
export function payablePart(amount: bigint, unit: bigint): bigint {
  return amount - (amount % unit)
}
