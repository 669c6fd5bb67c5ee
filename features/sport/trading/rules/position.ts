/**
 * The operator's position in a market: what is kept or paid if an outcome wins. Of a multiple an equal part counts for each leg, as its
 * liability is reserved. Example: 300 staked on home at 2.00 and 200 on away at 2.00 → home wins: 500 − 600 = −100; away wins: 500 − 400 =
 * +100.
 */
export type Reserved = {
  /** `market|period|line|outcome`; several joined by `+` are a same-game combination. */
  readonly outcome: string
  readonly book: string
  readonly stake: bigint
  readonly payout: bigint
  readonly most: bigint
}

export type Selection = {
  readonly market: string
  readonly period: string
  readonly line: number
  readonly outcome: string
}

export type PositionRow = {
  readonly merchant: string
  readonly currency: string
  readonly selections: readonly Selection[]
  readonly stake: bigint
  readonly payout: bigint
  readonly most: bigint
  /** What the operator keeps (or, negative, pays) in this market if the outcome wins; null: others of the market may win with it. */
  readonly result: bigint | null
}

/** Markets of which more than one outcome can win. */
const SHARED: ReadonlySet<string> = new Set(['doubleChance', 'place'])

function selectionOf(key: string): Selection {
  const [market = '', period = '', line = '0', outcome = ''] = key.split('|')
  return { market, period, line: Number(line), outcome }
}

/** Positions of an event, the dearest outcome first. */
export function positionsOf(rows: readonly Reserved[]): readonly PositionRow[] {
  const marketOf = ({ outcome, book }: Reserved) => `${book} ${outcome.slice(0, outcome.lastIndexOf('|'))}`
  const taken = new Map<string, bigint>()
  for (const row of rows) taken.set(marketOf(row), (taken.get(marketOf(row)) ?? 0n) + row.stake)
  return rows
    .map((row) => {
      const [merchant = '', currency = ''] = row.book.split(':')
      const selections = row.outcome.split('+').map(selectionOf)
      const isShared = selections.length > 1 || SHARED.has(selections[0]?.market ?? '')
      const { stake, payout, most } = row
      const result = isShared ? null : (taken.get(marketOf(row)) ?? 0n) - payout
      return { merchant, currency, selections, stake, payout, most, result }
    })
    .toSorted((a, b) => (a.payout === b.payout ? 0 : a.payout < b.payout ? 1 : -1))
}
