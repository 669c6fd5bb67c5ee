/** Sports events for the features that price them and take bets on them (docs/decisions/0100). */
export {
  bettableOf,
  changeEvent,
  eventById,
  eventsByIds,
  lockEvent,
  type EventRow,
  type Stop,
} from './store/events.ts'
export { incidentsOf, type IncidentRow } from './store/incidents.ts'
export { holdResults, latestResults, type ResultRow } from './store/results.ts'
export { announce } from './service/news.ts'
export { eventRows } from './service/read.ts'
export { shownEvents, type ShownEvent } from './service/shown.ts'
