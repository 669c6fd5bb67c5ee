import type { Db, Tx } from '#db/pool.ts'
import type { Json, Result } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import { hostOf } from '../service/host.ts'
import {
  checkOutcome as check,
  checkPieces as checkParts,
  correctOutcome as correct,
  enterOutcome as enter,
  enterPiece as enterPart,
  previewCorrection as preview,
  suspendSale as suspend,
  voidRound as end,
  voidUndrawn as endUndrawn,
  type Corrected,
  type Entered,
  type OutcomeProblem,
} from '../service/outcomes.ts'
import { ticketsPage } from '../service/read.ts'
import { runSeries as run } from '../service/series.ts'
import { countExposure as countRound } from '../service/risk/exposure.ts'
import { piecesOf } from '../store/pieces.ts'
import { eventsAfter } from '../store/read.ts'
import { dbNow, roundById } from '../store/rounds.ts'

/** Shared rounds for the back office of the features that run them: records, figures, results from outside, exposure. */
export {
  figuresOf,
  resultsOf,
  roundIdOf,
  roundsDrawnBetween,
  roundsWaiting,
} from '../store/office/records.ts'
export type { ResultRow, RoundFigures, RoundListed } from '../store/office/records.ts'
export { publicSoFar } from '../store/pieces.ts'
export { hasInterest, isNear } from '../service/risk/interest.ts'
export { sumsByPlay, sumsBySeries } from '../store/office/report.ts'
export { setCap } from '../store/caps.ts'
export { withinTransaction } from '../service/within.ts'
export { capsOf as capsOfSeries } from '../store/caps.ts'
export { mayCorrect, mayVoid, mayVoidUndrawn } from '../rules/states.ts'
export type { RoundState } from '../rules/states.ts'
export type { RoundRow } from '../store/rounds.ts'

type Problem = { readonly problem: OutcomeProblem; readonly detail?: string }

/** A round as it is stored, without its secret seed before the reveal; null: there is none. */
export const roundRecord = (db: Db | Tx, id: string) => roundById(db, id)

/** The database's clock, which decides what is in time. */
export const databaseNow = (db: Db | Tx) => dbNow(db)

/** The changes of a round, oldest first. */
export const roundEvents = (db: Db, id: string) => eventsAfter(db, id, 0)

/** The numbers of a result that were entered one by one, in order. */
export const roundPieces = (db: Db | Tx, id: string) => piecesOf(db, id)

/** Checks a result of a round from outside without storing it; its value is the outcome in its stored form. */
export const checkOutcome = (app: App, id: string, outcome: unknown): Promise<Result<Json, Problem>> =>
  check(hostOf(app), id, outcome)

/** The result of a round whose tickets are sealed; two different people or feeds are responsible for it. */
export const enterOutcome = (
  app: App,
  id: string,
  outcome: unknown,
  by: Entered,
): Promise<Result<null, Problem>> => enter(hostOf(app), id, outcome, by)

/** Checks the first pieces of a result without storing them; null: not complete yet. */
export const checkPieces = (app: App, id: string, pieces: readonly Json[]): Promise<Result<Json, Problem>> =>
  checkParts(hostOf(app), id, pieces)

/** The next piece of a result, and for how long bets on its rest are taken then. The last one completes the result. */
export const enterPiece = (
  app: App,
  id: string,
  piece: { readonly no: number; readonly piece: Json; readonly saleMs: number },
  by: Entered,
): Promise<Result<{ readonly isComplete: boolean }, Problem>> => enterPart(hostOf(app), id, piece, by)

/** Stops bets on the rest of a draw until its next piece. */
export const suspendSale = (app: App, id: string): Promise<Result<null, Problem>> => suspend(hostOf(app), id)

/** Calls a round off before its settlement; its stakes are returned by the workers. */
export const voidRound = (app: App, id: string, reason: string): Promise<Result<null, Problem>> =>
  end(hostOf(app), id, reason)

/** The same, only while the outcome is not drawn: no one knows then whom it would favour. */
export const voidUndrawn = (app: App, id: string, reason: string): Promise<Result<null, Problem>> =>
  endUndrawn(hostOf(app), id, reason)

/** What another result of a settled round from outside would change, by book; writes nothing. */
export const previewCorrection = (
  app: App,
  id: string,
  outcome: unknown,
): Promise<Result<readonly Corrected[], Problem>> => preview(hostOf(app), id, outcome)

/** Replaces the result of a settled round from outside; the workers settle again what differs. */
export const correctOutcome = (
  app: App,
  id: string,
  outcome: unknown,
  by: Entered & { readonly reason: string },
): Promise<Result<null, Problem>> => correct(hostOf(app), id, outcome, by)

/** Stops scheduling rounds of a series, or continues; rounds that are scheduled are drawn (G13). */
export const runSeries = (app: App, series: string, isRunning: boolean): Promise<Result<null, 'unknown'>> =>
  run(hostOf(app), series, isRunning)

/** The ticket file of a round as a download. */
export const ticketsOf = (app: App, id: string) => ticketsPage(hostOf(app), id)

/** What a round could cost from its slips, by book and number; null: there is no such round. */
export const countExposure = (app: App, id: string) => countRound(hostOf(app), id)
