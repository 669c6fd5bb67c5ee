/**
 * Currencies from the start (decision 6). FUN is play money: trial accounts only ever hold FUN. `payable` is the finest amount, in
 * ledger units, that leaves for a bank or a wallet (decision 45): there is no bank transfer of half a dong.
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

/** What a payout is a multiple of: the currency's payable unit, or a coarser multiple of it where one is asked for. */
export function payoutUnit(currency: Currency, coarser: bigint): bigint {
  const { payable } = currencies[currency]
  return coarser > payable && coarser % payable === 0n ? coarser : payable
}

/** The part of an amount that may leave; the rest stays in the wallet. The amount is not below zero. */
export function payablePart(amount: bigint, unit: bigint): bigint {
  return amount - (amount % unit)
}
