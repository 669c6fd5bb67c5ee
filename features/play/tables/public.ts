/** The tables for the back office: as data, and their series. */
export { configOf, gameOf, seriesOf, tableOf, tableOfSeries, tables } from './service/catalogue.ts'
export type { TableRow } from './service/catalogue.ts'
export { ensureTable } from './service/series.ts'
