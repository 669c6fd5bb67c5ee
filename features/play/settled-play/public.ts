/**
 * Settled play: one fact a settled bet (docs/decisions/0037). The ledger writes the facts in the transaction that settles; this feature
 * has the rule of the valid bet, the sums, and the closed windows that rewards and commissions are computed from.
 */
export { validBet, vendorValidBet, type EndedBet } from './rules/valid-bet.ts'
