import type { Db } from '#db/pool.ts'
import type { MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { driveSeries as drive } from '../service/drive.ts'
import { hostOf } from '../service/host.ts'
import { makeReady as ready } from '../service/risk/ready.ts'
import { sellSlip as sell, type SlipAsked } from '../service/sell.ts'
import { actOnSlip as act, type ActAsked } from '../service/steps/act.ts'
import { hastenSale as hasten } from '../service/steps/hasten.ts'
import { payReached as pay } from '../service/steps/reached.ts'
import { comingRounds } from '../store/read.ts'
import { seriesByKey } from '../store/series.ts'

/** Shared rounds for features whose rounds run while members act: crash, tables (docs/decisions/0070). */
export type { RoundRow } from '../store/rounds.ts'

const MOST_LIVE = 10

/** The rounds of a series that are not over, soonest first. Their outcome is secret until `endsAt`. */
export const liveRounds = (db: Db, series: string) => comingRounds(db, series, MOST_LIVE)

/** Sells a slip on a round that is open. */
export const sellSlip = (app: App, member: MemberCaller, asked: SlipAsked) => sell(hostOf(app), member, asked)

/** Makes a member ready for the first bet: they have opened a page of a game of the category. */
export const readySoon = (app: App, member: MemberCaller, category: string): void =>
  ready(hostOf(app), member, category)

/** Acts on a slip while its round runs, or on several of the member as one; an action that ends them pays immediately. */
export const actOnSlip = (app: App, member: Pick<MemberCaller, 'id'>, asked: ActAsked) =>
  act(hostOf(app), member, asked)

/** Ends the sale of a round sooner than it was scheduled; its draw follows immediately. */
export const hastenSale = (app: App, round: string, closesAt: Date) => hasten(hostOf(app), round, closesAt)

/** Steps the due rounds of a series now, beside the general job. Returns how many steps were made. */
export const driveSeries = (app: App, series: string) => drive(hostOf(app), series)

/** Pays those of the slips of a running round that have ended by themselves; the rest is left. */
export const payReached = (app: App, round: string, slips: readonly string[]) =>
  pay(hostOf(app), round, slips)

/** The number of the last round of a series that was scheduled; 0 before the first. */
export const lastNumberOf = async (db: Db, series: string): Promise<bigint> =>
  (await seriesByKey(db, series))?.lastNumber ?? 0n
