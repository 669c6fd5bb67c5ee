import type { Tx } from '#db/pool.ts'
import {
  countTables,
  lockTables,
  openTable,
  seatPlayer,
  tablesOf,
  unseat,
  type TournamentTable,
} from '#features/play/card-rooms/public/tables.ts'
import type { Move } from '#game-kit/cards/tournament/seating.ts'
import { entriesOf, seatEntry, type EntryRow } from '../store/entries.ts'
import type { TournamentRow } from '../store/tournaments.ts'
import { momentNow } from './clock.ts'

/** Players find their table before its first hand. */
const FIRST_PAUSE_MS = 5_000

/** Opens the next table of a tournament. */
export async function addTable(tx: Tx, tournament: TournamentRow): Promise<bigint> {
  const { id, merchant, game, seats, stack, turnSeconds, bankSeconds } = tournament
  const number = (await countTables(tx, id)) + 1
  return openTable(tx, id, {
    merchant,
    code: `T${id}N${number}`,
    game,
    seats,
    stack,
    turnSeconds,
    bankSeconds,
    blinds: momentNow(tournament).now,
    pauseMs: FIRST_PAUSE_MS,
  })
}

/** Gives an entry its seat with the whole stack. */
export async function seatAt(
  tx: Tx,
  { stack, bankSeconds }: TournamentRow,
  { id, memberId, name }: Pick<EntryRow, 'id' | 'memberId' | 'name'>,
  at: { readonly room: bigint; readonly seat: number },
): Promise<void> {
  await seatPlayer(tx, {
    ...at,
    memberId,
    name,
    chips: stack,
    bankMs: bankSeconds * 1_000,
    state: 'seated',
  })
  await seatEntry(tx, id, at)
}

const freeSeat = ({ seats }: TournamentTable, most: number): number | undefined =>
  Array.from({ length: most }, (_, seat) => seat).find((seat) => !seats.some((taken) => taken.seat === seat))

/** A late entry sits at the smallest table, or at a new one if all are full. Under the tournament's lock. */
export async function seatLate(tx: Tx, tournament: TournamentRow, entry: bigint): Promise<void> {
  await lockTables(tx, tournament.id)
  const tables = await tablesOf(tx, tournament.id)
  const own = (await entriesOf(tx, tournament.id)).find(({ id }) => id === entry)
  if (!own) throw new Error(`tournament ${tournament.id}: entry ${entry} is gone`)
  const [smallest] = tables.toSorted((a, b) => a.seats.length - b.seats.length)
  const seat = smallest && freeSeat(smallest, tournament.seats)
  const at =
    smallest && seat !== undefined
      ? { room: smallest.id, seat }
      : { room: await addTable(tx, tournament), seat: 0 }
  await seatAt(tx, tournament, own, at)
}

type Moving = { readonly entry: EntryRow; readonly move: Move }

/**
 * Moves players between tables with their chips and time banks; who is away stays away. All leave first: a seat may be freed by another
 * move.
 */
export async function movePlayers(
  tx: Tx,
  tables: readonly TournamentTable[],
  moving: readonly Moving[],
): Promise<void> {
  const found = moving.map(({ entry, move }) => {
    const [from, to] = [tables[move.from], tables[move.to]]
    const own = from?.seats.find((one) => one.seat === entry.seat)
    if (!from || !to || !own) throw new Error(`tournament ${entry.tournament}: a move has no table`)
    return { id: entry.id, from, to, own, seat: move.seat }
  })
  for (const { from, own } of found) await unseat(tx, from.id, own.seat)
  for (const { id, to, own, seat } of found) {
    await seatPlayer(tx, { ...own, room: to.id, seat })
    await seatEntry(tx, id, { room: to.id, seat })
  }
}
