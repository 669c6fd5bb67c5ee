/** Prices for the features that take bets (docs/decisions/0100). */
export { booksOf, pricingOf, versionsOf, type BookRow } from './store/books.ts'
export { listStops } from './store/stops.ts'
export { bookState } from './service/state.ts'
export { DELAY_SECONDS } from './service/shown.ts'
export { expectRest, hearExpectations } from './service/price.ts'
