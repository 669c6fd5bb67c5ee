/** The lotteries for the features that sell on them. */
export { accountOf, lotteries, lotteryName, lotteryOf, lotteryOfSeries, seriesOf } from './rules/catalogue.ts'
export type { LotteryRow } from './rules/catalogue.ts'
export { defaultConfigOf, ensureLottery } from './service/series.ts'
export { booksOf, insertBook } from './store/books.ts'
export { comingTimes, drawsAhead } from './service/ahead.ts'
