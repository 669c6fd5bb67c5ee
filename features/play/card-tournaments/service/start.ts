import { randomInt } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { drawTables } from '#game-kit/cards/tournament/seating.ts'
import { isExcluded } from '#features/compliance/limits/public.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { tellPaid, type Paid } from '#features/play/card-rooms/public/money.ts'
import { BOTS } from '#features/play/card-rooms/public/tables.ts'
import { deleteEntry, entriesOf, insertEntry, type EntryRow } from '../store/entries.ts'
import { insertIncident } from '../store/incidents.ts'
import {
  insertNext,
  lockFreeTournament,
  moveStart,
  setReminded,
  setRunning,
  type TournamentRow,
} from '../store/tournaments.ts'
import { cancelIn } from './cancel.ts'
import { returnsOf } from './money.ts'
import { linkOf, nameOf, tellTournament } from './news.ts'
import { payOut } from './park.ts'
import { addTable, seatAt } from './seating.ts'

/** Starts a tournament whose start is due, or cancels it when too few have entered. */
export async function startDue(app: App, id: bigint): Promise<void> {
  const begun = await inTransaction(app.db, async (tx) => {
    const tournament = await lockFreeTournament(tx, id)
    if (tournament?.state !== 'open') return null
    return { merchant: tournament.merchant, paid: await begin(app, tx, tournament) }
  })
  if (!begun) return
  await tellPaid(app, begun.paid)
  await tellTournament(app, { merchant: begun.merchant, id }, true)
}

async function begin(app: App, tx: Tx, tournament: TournamentRow): Promise<readonly Paid[]> {
  const { id, repeatMinutes } = tournament
  const all = await entriesOf(tx, id)
  if (all.length === 0 && tournament.kind === 'scheduled' && repeatMinutes !== null) {
    await moveStart(tx, id)
    return []
  }
  const excluded: EntryRow[] = []
  for (const entry of all)
    if (entry.memberId !== null && (await isExcluded(tx, entry.memberId))) excluded.push(entry)
  if (excluded.length > 0) return leaveOut(app, tx, tournament, excluded)
  if (tournament.isPractice) await fill(tx, tournament, all)
  const entries = await entriesOf(tx, id)
  if (repeatMinutes !== null) await insertNext(tx, id)
  if (entries.length < tournament.playersMin) return cancelIn(app, tx, tournament, { why: 'few' })
  await setRunning(tx, id)
  await insertIncident(tx, { tournament: id, kind: 'started' })
  await draw(tx, tournament, entries)
  return []
}

/** Who may no longer play gets the price back; the next look starts the others. */
async function leaveOut(app: App, tx: Tx, tournament: TournamentRow, entries: readonly EntryRow[]) {
  for (const { id } of entries) await deleteEntry(tx, id)
  return payOut(app, tx, { tournament, due: returnsOf(tournament, entries) })
}

/** Practice bots take the seats that no one has taken. */
async function fill(tx: Tx, { id, playersMin }: TournamentRow, entries: readonly EntryRow[]): Promise<void> {
  for (let count = entries.length; count < playersMin; count++) {
    const round = Math.floor(count / BOTS.length)
    const name = `${BOTS[count % BOTS.length]}${round > 0 ? ` ${round + 1}` : ''}`
    await insertEntry(tx, { tournament: id, memberId: null, name, wallet: null, cash: null })
  }
}

/** Draws the players to as few tables as they need. */
async function draw(tx: Tx, tournament: TournamentRow, entries: readonly EntryRow[]): Promise<void> {
  const byId = new Map(entries.map((entry) => [entry.id.toString(), entry]))
  for (const table of drawTables(shuffled([...byId.keys()]), tournament.seats)) {
    const room = await addTable(tx, tournament)
    for (const { seat, player } of table.seats) {
      const entry = byId.get(player)
      if (entry) await seatAt(tx, tournament, entry, { room, seat })
    }
  }
}

/** Every order equally likely. */
function shuffled(players: readonly string[]): readonly string[] {
  const order = [...players]
  for (let left = order.length - 1; left > 0; left--) {
    const other = randomInt(left + 1)
    const moved = order[left] ?? ''
    order[left] = order[other] ?? ''
    order[other] = moved
  }
  return order
}

/** Tells the players of a scheduled tournament that it starts soon. */
export async function remindDue(app: App, id: bigint): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const tournament = await lockFreeTournament(tx, id)
    if (tournament?.state !== 'open' || !tournament.startsAt) return
    for (const { memberId, id: entry } of await entriesOf(tx, id)) {
      if (memberId === null) continue
      await tellMember(tx, {
        memberId,
        kind: 'house',
        occasion: `tournamentSoon:${entry}`,
        text: 'tournamentSoon',
        values: { tournament: nameOf(tournament), time: tournament.startsAt },
        link: linkOf(id),
        now: app.clock.now(),
      })
    }
    await setReminded(tx, id)
  })
}
