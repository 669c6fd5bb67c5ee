/** Crash for the back office of live tables. */
export { CODE as CRASH } from './service/limits.ts'
export {
  ensureTable as ensureCrash,
  GAME as CRASH_GAME,
  SERIES as CRASH_SERIES,
  setTable as setCrash,
} from './service/series.ts'
