/** Stake factors for the features that take bets on sports (docs/decisions/0100). */
export { stakeFactorOf } from './service/factor.ts'
