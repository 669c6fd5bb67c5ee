import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellPaid, type Paid } from '#features/play/card-rooms/public/money.ts'
import {
  closeTable,
  dealTable,
  lockTables,
  tablesOf,
  tellRoom,
  unseat,
  type TournamentTable,
} from '#features/play/card-rooms/public/tables.ts'
import { payoutsOf } from '../rules/prizes.ts'
import { decideStep, type Step, type TableNow } from '../rules/step.ts'
import { entriesOf, playersOf, setOut, type EntryRow } from '../store/entries.ts'
import { dueParked } from '../store/parked.ts'
import {
  dueReminders,
  dueStarts,
  lockFreeTournament,
  runningOnes,
  type TournamentRow,
} from '../store/tournaments.ts'
import { momentNow, takesEntries } from './clock.ts'
import { tellTournament } from './news.ts'
import { payParked } from './park.ts'
import { movePlayers } from './seating.ts'
import { settle } from './settle.ts'
import { remindDue, startDue } from './start.ts'

/** Players are told so long before a scheduled start. */
const AHEAD_SECONDS = 300

/**
 * The job: starts, steps between hands, payments whose wallet was released, and reminders. A tournament that fails is logged and does not
 * stop the others.
 */
export async function driveTournaments(app: App): Promise<void> {
  for (const { id } of await dueReminders(app.db, AHEAD_SECONDS))
    await safely(app, id, () => remindDue(app, id))
  for (const { id } of await dueStarts(app.db)) await safely(app, id, () => startDue(app, id))
  for (const { id } of await runningOnes(app.db)) await safely(app, id, () => stepOne(app, id))
  for (const due of await dueParked(app.db)) await safely(app, due.tournament, () => payParked(app, due))
}

async function safely(app: App, id: bigint, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    app.log.error({ error, tournament: id.toString() }, 'tournaments: one was not continued')
  }
}

type Stepped = {
  readonly merchant: string
  readonly codes: readonly string[]
  readonly paid: readonly Paid[]
  readonly isOver: boolean
}

/** What is due between the hands of a tournament: who is out, who moves, which tables are dealt, the end. */
export async function stepOne(app: App, id: bigint): Promise<void> {
  const done = await inTransaction(app.db, async (tx): Promise<Stepped | null> => {
    const tournament = await lockFreeTournament(tx, id)
    if (tournament?.state !== 'running') return null
    if (!(await tablesOf(tx, id)).some(({ isResting }) => isResting)) return null
    await lockTables(tx, id)
    const tables = await tablesOf(tx, id)
    const entries = await entriesOf(tx, id)
    const step = decideStep(tables.map(nowOf(entries)), situationOf(tournament, entries))
    const paid = await apply(app, tx, { tournament, tables, entries, step })
    return { merchant: tournament.merchant, codes: touched(tables, step), paid, isOver: step.isOver }
  })
  if (!done) return
  await tellPaid(app, done.paid)
  const { merchant, codes, isOver } = done
  for (const code of codes) await tellRoom(app, { merchant, code })
  if (codes.length > 0) await tellTournament(app, { merchant, id }, isOver)
}

const nowOf =
  (entries: readonly EntryRow[]) =>
  ({ id: room, button, isResting, endedAt, seats }: TournamentTable, id: number): TableNow => ({
    id,
    button,
    isResting,
    endedAtMs: endedAt?.getTime() ?? 0,
    seats: seats.flatMap(({ seat, chips, before }) => {
      const entry = entries.find((each) => each.room === room && each.seat === seat)
      return entry ? [{ seat, chips, before, player: entry.id.toString() }] : []
    }),
  })

function situationOf(tournament: TournamentRow, entries: readonly EntryRow[]) {
  const { seats: most, buyIn, prizeChip: chip, isPractice } = tournament
  const players = playersOf(entries)
  const people = players.filter(({ memberId, state }) => memberId !== null && state === 'in')
  return {
    most,
    ranked: Math.max(0, ...entries.map(({ rank }) => rank ?? 0)),
    isBreak: momentNow(tournament).isBreak,
    isLate: takesEntries(tournament),
    paid: payoutsOf({ entries: entries.length, players: players.length, buyIn, chip }).length,
    people: isPractice ? new Set(people.map(({ id }) => id.toString())) : null,
  }
}

type Applying = {
  readonly tournament: TournamentRow
  readonly tables: readonly TournamentTable[]
  readonly entries: readonly EntryRow[]
  readonly step: Step
}

async function apply(
  app: App,
  tx: Tx,
  { tournament, tables, entries, step }: Applying,
): Promise<readonly Paid[]> {
  const byId = new Map(entries.map((entry) => [entry.id.toString(), entry]))
  for (const { player, rank } of step.outs) {
    const entry = byId.get(player)
    if (!entry || entry.room === null || entry.seat === null) continue
    await unseat(tx, entry.room, entry.seat)
    await setOut(tx, entry.id, rank)
  }
  if (step.isOver) return settle(app, tx, tournament)
  const moving = step.moves.flatMap((move) => {
    const entry = byId.get(move.player)
    return entry ? [{ entry, move }] : []
  })
  await movePlayers(tx, tables, moving)
  for (const id of step.empty) {
    const table = tables[id]
    if (table) await closeTable(tx, table.id)
  }
  for (const id of step.deals) {
    const table = tables[id]
    if (table) await dealTable(app, tx, table.id, momentNow(tournament).now)
  }
  return []
}

/** Tables whose pages read them again. */
function touched(
  tables: readonly TournamentTable[],
  { outs, moves, deals, empty, isOver }: Step,
): readonly string[] {
  if (isOver || outs.length > 0) return tables.map(({ code }) => code)
  const ids = new Set([...deals, ...empty, ...moves.flatMap(({ from, to }) => [from, to])])
  return tables.flatMap(({ code }, id) => (ids.has(id) ? [code] : []))
}
