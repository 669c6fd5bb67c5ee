import type { Tx } from '#db/pool.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hostOf } from './service/host.ts'
import { gridAhead as grid, openAhead as ahead } from './service/chase/ahead.ts'
import { slipInFull as inFull } from './service/read.ts'
import { latestRounds as latest, liveRoundOf as one } from './public/live.ts'
import type { SlipAsked } from './service/sell.ts'
import { ensureSeries as ensure, scheduleRounds as schedule } from './service/series.ts'
import type { SeriesAsked } from './service/series.ts'
import { cancelSlip as cancel, withdrawSlips as withdraw } from './service/slips.ts'
import { wantSeries } from './store/series.ts'
import type { SlipRow } from './store/slips.ts'
import { sellTogether as together, type Together } from './service/chase/together.ts'
import type { RoundTimes } from './rules/schedule.ts'

/** Shared rounds for the features that run them: series and their rounds, what is on sale, and public outcomes (docs/decisions/0070). */
export { correctionsOf, newestOutcomes, offerOf, onSale } from './store/board.ts'
export type { OnSale, PublicOutcome } from './store/board.ts'
export { seriesOfWallet, slipsByIds, slipsOfRound, slipsOfWallet } from './store/mine.ts'
export { actsOf } from './store/slips.ts'
export type { LiveRound } from './public/live.ts'
export type { Reservation } from './service/sell.ts'
export type { MineRow } from './store/mine.ts'
export { runningAmong } from './store/series.ts'
export { saleById, seriesOfRounds, winnersOf } from './store/board.ts'
export type { SaleRow } from './store/board.ts'
export type { RoundChange, RoundOver } from './rules/over.ts'
export type { Together } from './service/chase/together.ts'
export type { SlipRefusal } from './service/refusal.ts'

/** Creates a series, or changes it for rounds that are not scheduled yet; safe to call at every start. */
export const ensureSeries = (app: App, asked: SeriesAsked) => ensure(hostOf(app), asked)

/** Schedules rounds with times of their own; those whose number or label exists are left as they are. Returns the new rounds' IDs. */
export const scheduleRounds = (app: App, series: string, rounds: readonly RoundTimes[]) =>
  schedule(hostOf(app), series, rounds)

/** The next rounds of a series from a number on that are on sale; a grid is scheduled and opened further ahead where it has fewer. */
export const openAhead = (
  app: App,
  series: string,
  wanted: { readonly from: bigint; readonly count: number },
) => ahead(hostOf(app), series, wanted)

/**
 * Sells slips on several rounds in one transaction, all or none. `alongside` writes the caller's rows in it, before the stakes; it returns
 * false if the request was carried out before: then nothing is sold and the result is `again`.
 */
export const sellTogether = (
  app: App,
  member: MemberCaller,
  slips: readonly SlipAsked[],
  alongside: (tx: Tx, slips: readonly Together[]) => Promise<boolean>,
) => together(hostOf(app), member, slips, alongside)

/** Cancels a slip of the member while its sale is on; the stake is returned. Twice is once. */
export const cancelSlip = (
  app: App,
  member: Pick<MemberCaller, 'id'>,
  slip: string,
  onReturned?: (slip: SlipRow) => Promise<void>,
) => cancel(hostOf(app), member, slip, onReturned)

/** Keeps series on demand awake for a while from now. */
export const wakeSeries = (app: App, keys: readonly string[], forMs: number) =>
  wantSeries(app.db, keys, forMs)

/** The newest round of each series that has begun, with what is public of it. */
export const latestRounds = (app: App, series: readonly string[]) => latest(hostOf(app), series)

/** A round with what is public of it; null if it does not exist. */
export const liveRound = (app: App, id: string) => one(hostOf(app), id)

/** Takes back slips whose round is not drawn yet (a chase that stopped); returns the IDs of those that were. */
export const withdrawSlips = (app: App, slips: readonly string[]) => withdraw(hostOf(app), slips)

/** A slip with the result of each line, and what of its draw is public; null if it does not exist. */
export const slipInFull = (app: App, slip: string) => inFull(hostOf(app), slip)

/** The next draws of a grid, whether they are scheduled or not; none for series whose rounds are scheduled one by one. */
export const gridAhead = (app: App, series: string, count: number) => grid(hostOf(app), series, count)
