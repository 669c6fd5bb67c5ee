import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { dealtTables, gameOf, seriesOf, type TableRow } from '#features/play/tables/public.ts'
import { newestOutcomes, runningAmong } from '#features/play/shared-rounds/public.ts'
import { liveRounds, type RoundRow } from '#features/play/shared-rounds/public/timed.ts'
import { databaseNow, roundsDrawnBetween } from '#features/play/shared-rounds/public/records.ts'
import { isOver } from '#features/play/shared-rounds/rules/states.ts'
import type { dealerConsole } from '../contract/console.ts'
import type { dealerPit } from '../contract/pit.ts'
import { protocolOf } from '../rules/protocol.ts'
import { agreedOf, differs, hasReadForOther, otherSource, type Source } from '../rules/scan.ts'
import { cardsLeft } from '../rules/shoe.ts'
import { NOTHING, readingOf, readingsOf } from '../store/scans.ts'
import { shiftsNow, shiftsOf, type ShiftRow } from '../store/shifts.ts'
import { tableStates, type TableState } from '../store/tables.ts'
import { dealtTableOf } from './at.ts'

type Console = typeof dealerConsole
type Pit = typeof dealerPit
type Shown = Reply<Console['list']>['rows'][number]
type Who = { readonly operator: { readonly id: string } }

const SHOWN_ROUNDS = 20
const SHOWN_SHIFTS = 20
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How the tables are: who is where, shoe, video. */
async function shownTables(app: App, rows: readonly TableRow[], { operator }: Who): Promise<Shown[]> {
  const [shifts, states, running] = await Promise.all([
    shiftsNow(app.db),
    tableStates(app.db),
    runningAmong(app.db, rows.map(seriesOf)),
  ])
  const byCode = new Map(states.map((state) => [state.code, state]))
  return rows.map((row) => {
    const state = byCode.get(row.code) ?? null
    const own = shifts.filter(({ code }) => code === row.code)
    return {
      code: row.code,
      name: row.name,
      game: row.game,
      kind: protocolOf(row.game).kind,
      // a table that was never opened has no series yet
      isClosed: state !== null && !running.has(seriesOf(row)),
      dealer: seatOf(own, 'dealer', operator.id),
      second: seatOf(own, 'second', operator.id),
      video: {
        url: state?.video ?? '',
        whep: state?.whep ?? '',
        delayMs: state?.delayMs ?? null,
        isPaused: state?.isPaused ?? false,
      },
      shoe: shoeOf(state),
    }
  })
}

function seatOf(shifts: readonly ShiftRow[], source: Source, operator: string): Shown['dealer'] {
  const shift = shifts.find((one) => one.source === source)
  if (!shift) return null
  const { account, name, startedAt: since } = shift
  return { account, name, since, isMine: shift.operator === operator }
}

function shoeOf(state: TableState | null): Shown['shoe'] {
  if (!state?.shoe) return null
  const { number, round, last } = state.shoe
  return { number, round, left: cardsLeft(state.shoe), last }
}

export const listDealt = async (app: App, call: Who): Promise<Reply<Console['list']>> => ({
  rows: await shownTables(app, dealtTables, call),
})

export async function showConsole(
  app: App,
  { params }: Given<Console['show']>,
  call: CallFor<Console['show']>,
): Promise<Reply<Console['show']> | Refusal<Console['show']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const [table] = await shownTables(app, [row], call)
  if (!table) throw new Error(`dealers: ${row.code} is not shown`)
  const shifts = await shiftsNow(app.db)
  const mine = shifts.find(({ code, operator }) => code === row.code && operator === call.operator.id) ?? null
  const [round] = await liveRounds(app.db, seriesOf(row))
  return {
    now: await databaseNow(app.db),
    table,
    mine: mine?.source ?? null,
    console: mine?.console ?? null,
    round: round ? await consoleRound(app, { row, round, mine }) : null,
  }
}

async function consoleRound(
  app: App,
  { row, round, mine }: { readonly row: TableRow; readonly round: RoundRow; readonly mine: ShiftRow | null },
) {
  const protocol = protocolOf(row.game)
  const read = await readingOf(app.db, round.id)
  // what a source has read is its own until the other one agrees; who has no shift, or has read for the other one, sees that alone
  const source = mine && !hasReadForOther(read, mine) ? mine.source : null
  const own = source ? read[source] : []
  const known = source ? own : agreedOf(read)
  const { id, label, state, closesAt, ticketsHash } = round
  return {
    id,
    label,
    state,
    closesAt,
    isDealing: state === 'locked' && ticketsHash !== null,
    own: own.map((entry) => protocol.textOf(entry)),
    agreed: agreedOf(read).length,
    others: read[otherSource(mine?.source ?? 'second')].length,
    differs: differs(read),
    next: protocol.next(known.map(({ value }) => value)),
  }
}

export async function showPit(
  app: App,
  { params }: Given<Pit['show']>,
  call: CallFor<Pit['show']>,
): Promise<Reply<Pit['show']> | Refusal<Pit['show']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const [table] = await shownTables(app, [row], call)
  if (!table) throw new Error(`dealers: ${row.code} is not shown`)
  const now = await databaseNow(app.db)
  const series = [seriesOf(row)]
  const between = { from: new Date(now.getTime() - DAY_MS), to: new Date(now.getTime() + HOUR_MS) }
  const asked = { series, states: null, isAscending: false, after: null, limit: SHOWN_ROUNDS, ...between }
  const [rounds, outcomes, shifts] = await Promise.all([
    roundsDrawnBetween(app.db, asked),
    newestOutcomes(app.db, series, SHOWN_ROUNDS),
    shiftsOf(app.db, row.code, SHOWN_SHIFTS),
  ])
  const readings = await readingsOf(
    app.db,
    rounds.map(({ id }) => id),
  )
  const marks = new Map(outcomes.map(({ id, outcome }) => [id, gameOf(row).mark(outcome)]))
  const { textOf } = protocolOf(row.game)
  return {
    table,
    // in the order in which they were opened: a misdeal keeps the time at which it would have been drawn
    rounds: rounds
      .toSorted((a, b) => b.opensAt.getTime() - a.opensAt.getTime())
      .map(({ id, label, state, closesAt, drawsAt: at, settlement }) => {
        const all = readings.get(id) ?? NOTHING
        // the sources read independently: neither sees the other's here before the round is over
        const { dealer, second } = isOver(state) ? all : { dealer: agreedOf(all), second: agreedOf(all) }
        const read = { dealer: dealer.map(textOf), second: second.map(textOf) }
        return { id, label, state, closesAt, at, read, mark: marks.get(id) ?? null, settlement }
      }),
    shifts: shifts.map(({ id, source, account, name, startedAt, endedAt }) => ({
      id,
      source,
      account,
      name,
      startedAt,
      endedAt,
    })),
  }
}
