/** The tables for the back office: as data, and their series. */
export {
  configOf,
  dealtTables,
  gameOf,
  seriesOf,
  tableOf,
  tableOfSeries,
  tables,
} from './service/catalogue.ts'
export type { TableRow } from './service/catalogue.ts'
export { inForce } from './service/limits.ts'
export { tellTable } from './service/news.ts'
export { ensureTable } from './service/series.ts'
