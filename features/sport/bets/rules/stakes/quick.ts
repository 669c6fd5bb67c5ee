import type { Currency } from '#kit/currency.ts'
import { major } from '#kit/money.ts'
import { mostOfLine } from './line-stake.ts'

/** Quick stakes until a member has chosen some. */
const usual = {
  VND: [50_000, 100_000, 200_000, 500_000],
  USD: [5, 10, 20, 50],
  FUN: [50_000, 100_000, 200_000, 500_000],
} as const satisfies Record<Currency, readonly number[]>

export const usualStakes = (currency: Currency): readonly bigint[] => usual[currency].map(major)

/**
 * What "Max" fills in: the highest stake that is accepted, or what the member has, if that is less; `parts`: lines, or single bets, which
 * share it equally. Rounded down. Someone who has less than the least stake sees what is accepted.
 *
 * Example: at most 500, a balance of 100 and 11 lines → 9.09 a line.
 */
export function highestStake(
  most: bigint,
  { has, least, parts }: { readonly has: bigint | null; readonly least: bigint; readonly parts: number },
): bigint {
  return mostOfLine(has !== null && has >= least && has < most ? has : most, parts)
}
