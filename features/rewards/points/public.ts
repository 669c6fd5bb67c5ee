/**
 * Points, for the features that spend them: `movePoints` returns the ledger item of one movement, which the caller posts last in its own
 * transaction; the ledger refuses what the balance does not cover.
 */
export { pointsRedeemed, pointsReturned } from './postings.ts'
export { moneyFor } from './rules/points.ts'
export { exchangeOf } from './service/config.ts'
export { freePoints, movePoints, tellPoints } from './service/move.ts'
