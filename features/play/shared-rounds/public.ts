import type { App } from '#server/app.ts'
import { hostOf } from './service/host.ts'
import { ensureSeries as ensure, scheduleRounds as schedule } from './service/series.ts'
import type { SeriesAsked } from './service/series.ts'
import type { RoundTimes } from './rules/schedule.ts'

/** Shared rounds for the features that run them: series and their rounds, what is on sale, and public outcomes (docs/decisions/0070). */
export { newestOutcomes, offerOf, onSale } from './store/board.ts'
export type { OnSale, PublicOutcome } from './store/board.ts'

/** Creates a series, or changes it for rounds that are not scheduled yet; safe to call at every start. */
export const ensureSeries = (app: App, asked: SeriesAsked) => ensure(hostOf(app), asked)

/** Schedules rounds with times of their own; those whose number or label exists are left as they are. Returns the new rounds' IDs. */
export const scheduleRounds = (app: App, series: string, rounds: readonly RoundTimes[]) =>
  schedule(hostOf(app), series, rounds)
