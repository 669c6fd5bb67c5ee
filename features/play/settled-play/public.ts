/**
 * Settled play: one fact a settled bet (docs/decisions/0037). The ledger writes the facts in the transaction that settles; this feature
 * has the rule of the valid bet, the sums, and the closed windows that rewards and commissions are computed from. In SQL read the view
 * `figure_play` (a fact a row) and `settled_play_day` (by brand, day and game). `store/windows.ts` also has closed windows, a member's
 * day and sums between moments; what the first feature that pays by them needs of it is offered here then.
 */
export { validBet, vendorValidBet, type EndedBet } from './rules/valid-bet.ts'
export { closedUntil, mostPlayed } from './store/windows.ts'
export { countPlay } from './service/count.ts'
