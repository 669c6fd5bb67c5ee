// Opposite bets inside one line of an agent: two members take different sides of the same events, again and again, with stakes that cancel
// out. Neither can lose much, and both earn salary, rebates or wagering. Members who meet at a popular table are on different sides about
// half of the time, so the rule needs many events and nearly all of the stakes. Example with the default thresholds: 20 rounds of baccarat,
// 100.00 on the banker by one and 95.00 on the player by the other: 95 percent of the first one's stakes were opposed.

import { moneyText, type Minor } from '#kit/money.ts'

/** Another member of the same line who bet on the same events within the rule's window. */
export type Opposite = {
  readonly account: string
  /** Events on which both bet. */
  readonly events: number
  /** What the member staked on them, and how much of it the other one's stakes on other sides matched. */
  readonly staked: Minor
  readonly opposed: Minor
  readonly newestAt: Date
}

export type OppositeThresholds = { readonly oppositeEvents: number; readonly oppositePercent: number }

type Finding = {
  readonly rule: 'oppositeBets'
  readonly newestAt: Date
  readonly evidence: { readonly [figure: string]: string | number }
}

const PERCENT = 100n

/** The member of the line with whom the most stakes cancelled out, if that is a pattern. */
export function oppositeBets(
  { opposite }: { readonly opposite: readonly Opposite[] },
  { oppositeEvents, oppositePercent }: OppositeThresholds,
): Finding[] {
  const [most] = opposite
    .filter(
      ({ events, staked, opposed }) =>
        events >= oppositeEvents && staked > 0n && opposed * PERCENT >= staked * BigInt(oppositePercent),
    )
    .toSorted((one, other) => Number(other.opposed - one.opposed))
  if (!most) return []
  const { account, events, staked, opposed, newestAt } = most
  const percent = Number((opposed * PERCENT) / staked)
  return [
    {
      rule: 'oppositeBets',
      newestAt,
      evidence: { account, count: events, staked: moneyText(staked), percent },
    },
  ]
}
