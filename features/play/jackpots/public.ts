/** What other features may call: a game's part in a pool, and what a bet with it does. */
export { jackpotWon } from './postings.ts'
export { standings, type PoolStanding, type Standings } from './service/standing.ts'
export { mayReach, partOf, shareOf, type Part } from './service/part.ts'
export { PaidWithBonus, PoolMoved, settleJackpot, type Prize } from './service/settle.ts'
export { contributedBy, hitsOfRound } from './store/hits.ts'
export { shownAmount } from './rules/pool.ts'
export { poolNames } from './service/names.ts'
export { createPool } from './service/create.ts'
