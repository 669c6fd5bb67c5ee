/** The lotteries for the features that sell on them. */
export { accountOf, lotteries, lotteryName, lotteryOf, lotteryOfSeries, seriesOf } from './rules/catalogue.ts'
export type { LotteryRow } from './rules/catalogue.ts'
export { comingTimes, drawsAhead } from './service/ahead.ts'
