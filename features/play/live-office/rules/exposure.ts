import { moneyText, type Minor } from '#kit/money.ts'
import { floorOf, type Rational } from '#kit/rational.ts'
import type { Json } from '#game-kit/schema.ts'
import type { OpenShared } from '#game-kit/shared/open.ts'

/**
 * What a round of a table could cost, from the stakes on its bets. Where the results are few (a wheel, dice, coins), each one is settled
 * with the game's own rules: what we keep if it comes. Of cards, each bet is listed with what it pays at most.
 *
 * Example: 100 on red and 10 on 17. If 17 comes (black), 10 pays 360: we keep 110 - 360 = -250.
 */
export type Stand = {
  readonly key: string
  readonly players: number
  readonly stake: Minor
}
export type OnBet = Stand & {
  /** The most that it returns, the stake included. */
  readonly pays: Minor
}
export type OnResult = { readonly mark: string; readonly keeps: Minor }

export const exposureByBet = (
  stands: readonly Stand[],
  maxReturnOf: (key: string) => Rational | null,
): readonly OnBet[] =>
  stands
    .map((stand) => {
      const factor = maxReturnOf(stand.key)
      return { ...stand, pays: factor ? floorOf(stand.stake, factor) : 0n }
    })
    .toSorted((a, b) => (a.pays < b.pays ? 1 : a.pays > b.pays ? -1 : 0))

export type PossibleResult = { readonly mark: string; readonly outcome: Json }

/** What we keep of the stakes with each result, the worst first. */
export function exposureByResult(
  open: Pick<OpenShared, 'settler'>,
  stands: readonly Stand[],
  results: readonly PossibleResult[],
): readonly OnResult[] {
  const lines = stands.map(({ key, stake }) => [key, moneyText(stake), null] as const)
  if (lines.length === 0) return []
  return results
    .map(({ mark, outcome }) => {
      const { stake, win } = open.settler(outcome)({ lines, epoch: 0, acts: [] })
      return { mark, keeps: stake - win }
    })
    .toSorted((a, b) => (a.keeps < b.keeps ? -1 : a.keeps > b.keeps ? 1 : 0))
}
