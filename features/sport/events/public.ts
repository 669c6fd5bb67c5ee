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
export { incidentsOf, isToldByOperator, notTakenBack, type IncidentRow } from './store/incidents.ts'
export { leagueByKey, sidesByKeys } from './store/names.ts'
export { holdResults, latestResults, type ResultRow } from './store/results.ts'
export { announce } from './service/news.ts'
export { tellIncident } from './service/incidents.ts'
export { putFixture } from './service/put.ts'
export { enterResult } from './service/results.ts'
export { keyOf as sideKey } from './rules/identity.ts'
export { lastWatched } from './store/watch.ts'
export { eventRows, notOffered } from './service/read.ts'
export { shownEvents, shownResult, type ShownEvent } from './service/shown.ts'
