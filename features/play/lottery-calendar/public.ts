/**
 * The calendar of lotteries that are drawn on days of the week: days without a draw, and schedules that replace the built-in one from a day
 * on. `holidaysOf(db, { code, family }, { from, to })` gives the days on which nothing is to be put on sale.
 */
export { deleteHoliday, holidaysFrom, holidaysOf, insertHoliday, insertTimes, timesOf } from './store.ts'
