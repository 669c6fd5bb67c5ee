import { inTransaction, type Tx } from '#db/pool.ts'
import { canonicalText } from '#game-kit/config-hash.ts'
import { bad, good, type Json, type Result } from '#game-kit/schema.ts'
import { setBetWindow } from '#ledger/windows/windows.ts'
import { mayCorrect, mayVoid, mayVoidUndrawn, type RoundState } from '../rules/states.ts'
import { booksOf } from '../store/exposure.ts'
import { insertPieces, insertResult, piecesOf } from '../store/pieces.ts'
import { changeRound, dbNow, isUnderway, lockRound, roundById, type RoundRow } from '../store/rounds.ts'
import { slipsAfter } from '../store/slips.ts'
import { saltFor } from './chains.ts'
import type { Host, Opened } from './host.ts'
import { announce } from './news.ts'
import { moveLiveSale, storeDrawn } from './steps/draw.ts'
import { differs, reckoner, storedSlip } from './steps/reckon.ts'

/** Who is responsible for an outcome: two operators, or two feeds, by name. */
export type Entered = { readonly enteredBy: string; readonly confirmedBy: string }

export type OutcomeProblem =
  | 'unknown' // there is no such round
  | 'notNow' // its state does not allow this
  | 'samePerson' // entered and confirmed by one
  | 'invalid' // the game does not accept it

/** How long bets are taken after a piece, unless its caller says otherwise: about then the next number is drawn. */
const SALE_MS = 20_000

type Answer<T = null> = Promise<Result<T, { readonly problem: OutcomeProblem; readonly detail?: string }>>

const no = (problem: OutcomeProblem, detail?: string) =>
  bad(detail === undefined ? { problem } : { problem, detail })

/** Checks an outcome or a part of one as it would be entered, without storing anything: for the form of the second operator. */
export async function checkOutcome(host: Host, id: string, json: unknown): Answer<Json> {
  const round = await roundById(host.app.db, id)
  if (!round || round.source !== 'outside') return no('unknown')
  const read = (await host.opened(round)).open.parseOutcome(json)
  return read.ok ? good(read.value) : no('invalid', read.error)
}

/** The whole outcome of a round from outside, once its tickets are sealed: locked → drawn. Entered twice, the second is refused. */
export async function enterOutcome(host: Host, id: string, json: unknown, by: Entered): Answer {
  return changed(host, id, by, async (tx, round) => {
    if (round.source !== 'outside' || round.state !== 'locked' || round.ticketsHash === null)
      return no('notNow')
    const { open } = await host.opened(round)
    const read = open.parseOutcome(json)
    if (!read.ok) return no('invalid', read.error)
    if (!(await keepsPieces(tx, round, open, read.value))) return no('invalid', 'differs from what is public')
    if (round.piecesShown > 0) await shutSale(tx, round)
    await insertResult(tx, { round: id, settlement: 1, outcome: read.value, ...by, reason: '' })
    await storeDrawn(tx, round, { outcome: read.value, opened: open, isShown: true })
    return good(null)
  })
}

/**
 * The next piece of an outcome from outside. It is public with the commit, and bets that were priced without it are refused from then on.
 * The last piece completes the outcome. `no` is its place, from 1: a piece that is entered twice is refused. `saleMs`: how long bets on the
 * rest are taken, 0 for none: longer than it takes until the next piece is known elsewhere, and members would bet on what they know.
 */
export async function enterPiece(
  host: Host,
  id: string,
  {
    no: place,
    piece,
    saleMs = SALE_MS,
  }: { readonly no: number; readonly piece: Json; readonly saleMs?: number },
  by: Entered,
): Answer<{ readonly isComplete: boolean }> {
  return changed(host, id, by, async (tx, round) => {
    const { open } = await host.opened(round)
    const { piecewise } = open
    const isReady = round.source === 'outside' && round.state === 'locked' && round.ticketsHash !== null
    if (!piecewise || !isReady || place !== round.piecesShown + 1) return no('notNow')
    const pieces = [...(await piecesOf(tx, id)).map((row) => row.piece), piece]
    const joined = piecewise.join(pieces)
    if (!joined.ok) return no('invalid', joined.error)
    const row = { no: place, piece, afterMs: 0 }
    await insertPieces(tx, id, { pieces: [row], source: by.enteredBy, confirmedBy: by.confirmedBy })
    const isComplete = joined.value !== null
    const isLive = piecewise.isLive && !isComplete && saleMs > 0
    const until = new Date((await dbNow(tx)).getTime() + saleMs)
    await moveLiveSale(tx, round, { shown: place, isLive, until })
    const liveUntil = isLive ? until : null
    const data = { no: place, piece, liveUntil: liveUntil?.toISOString() ?? null }
    await changeRound(tx, id, { due: null, piecesShown: place, liveUntil }, { kind: 'piece', data })
    if (joined.value === null) return good({ isComplete })
    await insertResult(tx, { round: id, settlement: 1, outcome: joined.value, ...by, reason: '' })
    await storeDrawn(tx, round, { outcome: joined.value, opened: open, isShown: true })
    return good({ isComplete })
  })
}

/** Stops the sale: between two pieces until the next one, which opens it again; before the draw for good. */
export async function suspendSale(host: Host, id: string): Answer {
  return changed(host, id, null, async (tx, round) => {
    if (round.liveUntil !== null) await endLiveSale(tx, round)
    else await shutSale(tx, round)
    return good(null)
  })
}

async function shutSale(tx: Tx, { id, opensAt, closesAt, piecesShown }: RoundRow): Promise<void> {
  await setBetWindow(tx, { id, opensAt, closesAt, isShut: true, epoch: piecesShown })
}

/** Pages show immediately that bets on the rest are stopped. */
async function endLiveSale(tx: Tx, round: RoundRow): Promise<void> {
  await shutSale(tx, round)
  await changeRound(tx, round.id, { due: null, liveUntil: null }, { kind: 'suspended', data: {} })
}

/** Whether an outcome begins with the pieces that are public: bets were priced with them. */
async function keepsPieces(tx: Tx, round: RoundRow, open: Opened['open'], outcome: Json): Promise<boolean> {
  if (round.piecesShown === 0) return true
  const shown = await piecesOf(tx, round.id)
  const pieces = open.piecewise?.pieces(outcome) ?? []
  return shown.every(({ piece }, at) => canonicalText(piece) === canonicalText(pieces[at]?.piece ?? null))
}

/** Checks the first pieces of an outcome as they would be entered, without storing anything; null: not complete yet. */
export async function checkPieces(host: Host, id: string, pieces: readonly Json[]): Answer<Json> {
  const round = await roundById(host.app.db, id)
  if (!round || round.source !== 'outside') return no('unknown')
  const { piecewise } = (await host.opened(round)).open
  if (!piecewise) return no('notNow')
  const read = piecewise.join(pieces)
  return read.ok ? good(read.value) : no('invalid', read.error)
}

/** The value of the outside beacon that a series names: part of the salt. Only once, and only after the sale. */
export async function setBeacon(host: Host, id: string, value: string): Answer {
  return changed(host, id, null, async (tx, round) => {
    const isReady =
      round.state === 'locked' &&
      round.beaconSource !== '' &&
      round.salt === null &&
      round.ticketsHash !== null
    if (!isReady || value === '') return no('notNow')
    const salt = await saltFor(tx, { ...round, beacon: value })
    const data = { source: round.beaconSource, beacon: value, salt }
    await changeRound(tx, id, { due: round.drawsAt, beacon: value, salt }, { kind: 'beacon', data })
    return good(null)
  })
}

/** Calls a round off: every stake is returned by the workers, also of slips that were settled already. Not after the settlement. */
export const voidRound = (host: Host, id: string, reason: string): Answer =>
  callOff(host, { id, reason }, mayVoid)

/** The same, only while the outcome is not drawn: no one knows then whom it would favour. */
export const voidUndrawn = (host: Host, id: string, reason: string): Answer =>
  callOff(host, { id, reason }, mayVoidUndrawn)

async function callOff(
  host: Host,
  { id, reason }: { readonly id: string; readonly reason: string },
  may: (state: RoundState) => boolean,
): Answer {
  return changed(host, id, null, async (tx, round) => {
    if (!may(round.state)) return no('notNow')
    const { opensAt, closesAt, piecesShown } = round
    await setBetWindow(tx, { id, opensAt, closesAt, isShut: true, epoch: piecesShown })
    const change = {
      state: 'void',
      due: 'now',
      voidReason: reason,
      settledTo: null,
      settledSlips: 0,
    } as const
    await changeRound(tx, id, change, { kind: 'void', data: { reason } })
    return good(null)
  })
}

/** What a correction would change in one book: slips, and what they win before and after, in ledger units. */
export type Corrected = {
  readonly merchant: string
  readonly currency: string
  readonly slips: number
  readonly changed: number
  readonly before: bigint
  readonly after: bigint
}

/** What a correction would change, by book. Writes nothing. */
export async function previewCorrection(host: Host, id: string, json: unknown): Answer<readonly Corrected[]> {
  const round = await roundById(host.app.db, id)
  if (!round) return no('unknown')
  if (!mayCorrect(round)) return no('notNow')
  const opened = await host.opened(round)
  const read = opened.open.parseOutcome(json)
  if (!read.ok) return no('invalid', read.error)
  const reckon = reckoner(opened, read.value)
  const sums = new Map<number, { -readonly [K in keyof Corrected]: Corrected[K] }>()
  for (let after: string | null = null; ;) {
    const slips = await slipsAfter(host.app.db, { round: id, after, limit: host.slice })
    const books = await booksOf(host.app.db, [...new Set(slips.map(({ wallet }) => wallet))])
    for (const slip of slips.filter(({ state }) => state === 'settled')) {
      const own = books.get(slip.wallet)
      if (!own) continue
      const { book, merchant, currency } = own
      const sum = sums.get(book) ?? { merchant, currency, slips: 0, changed: 0, before: 0n, after: 0n }
      sums.set(book, sum)
      const reckoned = reckon(storedSlip(slip))
      sum.slips += 1
      sum.changed += differs(slip, reckoned) ? 1 : 0
      sum.before += slip.win
      sum.after += reckoned.win
    }
    if (slips.length < host.slice) return good([...sums.values()])
    after = slips.at(-1)?.id ?? null
  }
}

/** Replaces a settled outcome from outside; the workers reverse and settle again what differs (P5). Any number of times. */
export async function correctOutcome(
  host: Host,
  id: string,
  json: unknown,
  by: Entered & { readonly reason: string },
): Answer {
  return changed(host, id, by, async (tx, round) => {
    if (!mayCorrect(round) || (await isUnderway(tx, id))) return no('notNow')
    const read = (await host.opened(round)).open.parseOutcome(json)
    if (!read.ok) return no('invalid', read.error)
    const settlement = round.settlement + 1
    await insertResult(tx, { round: id, settlement, outcome: read.value, ...by })
    await changeRound(
      tx,
      id,
      { due: 'now', outcome: read.value, settlement, settledTo: null, settledSlips: 0 },
      { kind: 'correcting', data: { settlement, reason: by.reason } },
    )
    return good(null)
  })
}

async function changed<T>(
  host: Host,
  id: string,
  by: Entered | null,
  work: (tx: Tx, round: RoundRow) => Answer<T>,
): Answer<T> {
  if (by && by.enteredBy === by.confirmedBy) return no('samePerson')
  const done = await inTransaction(host.app.db, async (tx) => {
    const round = await lockRound(tx, id)
    return { round, answer: round ? await work(tx, round) : no('unknown') }
  })
  if (done.round && done.answer.ok) announce(host.app, done.round)
  return done.answer
}
