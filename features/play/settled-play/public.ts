/**
 * Settled play: one fact per settled bet (docs/decisions/0037). The ledger writes the facts in the settling transaction; this feature owns
 * the valid bet rule, the sums, and the closed windows from which rewards and commissions are computed. In SQL read the view `figure_play`
 * (one row per fact) and `settled_play_day` (by brand, day and game). `store/windows.ts` also has closed windows, a member's day and sums
 * between moments, to be exported here when a feature needs them. Which side of which event a bet was on is in `play_side_view`: a game in
 * which bets can be opposite notes it with `noteSides` when they settle.
 */
export { opposingOf, validBet, vendorValidBet, type EndedBet, type Opposing } from './rules/valid-bet.ts'
export { countedBets, sidesOf, type Side, type SidedBet } from './rules/opposite.ts'
export { noteSides, type BetSides } from './store/sides.ts'
export { closedUntil, countedBatch, mostPlayed } from './store/windows.ts'
export { countPlay } from './service/count.ts'
