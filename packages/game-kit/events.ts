/**
 * The events of a finished round for its replay: plain JSON values, in display order. Money is decimal text of ledger units ("1.50"),
 * factors are exact fractions as text ("99/50"). A game's own events come first (its `describe`), then one `settled` for each bet, then
 * exactly one `total`.
 */
export interface GameEvent {
  readonly type: string
}

export type LineTag = 'win' | 'halfWin' | 'push' | 'halfLoss' | 'loss' | 'void' | 'jackpot'

/** The result of one bet. `factor` is the return per stake, the stake included ("0" when lost). */
export interface SettledEvent extends GameEvent {
  readonly type: 'settled'
  readonly index: number
  readonly betKey: string
  readonly bet: unknown
  readonly stake: string
  readonly factor: string
  readonly tag: LineTag
}

/**
 * How a scene may celebrate. A return below the stake is `below`: it is shown, never celebrated. `equal` returns the stake; `win` up to
 * 15 times; `big` from 15; `mega` from 50; `epic` from 200 times the stake.
 */
export type WinTier = 'none' | 'below' | 'equal' | 'win' | 'big' | 'mega' | 'epic'

/** The end of every round: total stake, and total return, rounded down once to a whole ledger unit. */
export interface TotalEvent extends GameEvent {
  readonly type: 'total'
  readonly stake: string
  readonly win: string
  readonly tier: WinTier
}

export type MoneyEvent = SettledEvent | TotalEvent

/** The tier of a return, from whole ledger units; both arguments in the same currency. */
export function winTier(stake: bigint, win: bigint): WinTier {
  if (win <= 0n) return 'none'
  if (win < stake) return 'below'
  if (win === stake) return 'equal'
  if (win < stake * 15n) return 'win'
  if (win < stake * 50n) return 'big'
  if (win < stake * 200n) return 'mega'
  return 'epic'
}
