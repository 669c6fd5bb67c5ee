import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { walletOf } from '#ledger/wallets.ts'
import { handsAtTables } from '#features/play/card-rooms/public/hands.ts'
import { tablesOf, type TournamentTable } from '#features/play/card-rooms/public/tables.ts'
import type { tournaments } from '../contract.ts'
import { payoutsOf, placeOf, poolOf } from '../rules/prizes.ts'
import { readSchedule } from '../rules/schedule-json.ts'
import { isHandForHand } from '../rules/step.ts'
import { entriesOf, entryOfRound, playersOf, type EntryRow } from '../store/entries.ts'
import {
  tournamentById,
  tournamentsOf,
  type ListedTournament,
  type TournamentRow,
} from '../store/tournaments.ts'
import { momentNow, takesEntries } from './clock.ts'
import { lobbyName, watchName } from './news.ts'

type Contract = typeof tournaments

/** Ended ones in the lobby. */
const ENDED = 10

export const shownTournament = (row: ListedTournament, language: 'en' | 'vi') => ({
  id: row.id,
  game: row.game,
  name: language === 'en' ? row.nameEn : row.nameVi,
  kind: row.kind,
  state: row.state,
  currency: row.currency,
  isPractice: row.isPractice,
  seats: row.seats,
  buyIn: row.buyIn,
  fee: row.fee,
  pool: poolOf(row),
  stack: row.stack,
  playersMin: row.playersMin,
  playersMax: row.playersMax,
  entries: row.entries,
  players: row.players,
  left: row.left,
  startsAt: row.startsAt,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
  lateLevels: row.lateLevels,
  reEntries: row.reEntries,
  levelMinutes: row.schedule.levelMinutes,
  isMine: row.isMine,
  takesEntries: takesEntries(row),
})

export async function listTournaments(
  app: App,
  { member, merchant, language, now }: CallFor<Contract['list']>,
) {
  const rows = await tournamentsOf(app.db, {
    merchant: merchant.code,
    memberId: member?.id ?? null,
    limit: ENDED,
  })
  const currency = member?.currency ?? merchant.currency
  return {
    now: rows[0]?.now ?? now,
    watch: lobbyName(merchant.code),
    tournaments: rows
      .filter((row) => row.isPractice || row.currency === currency)
      .map((row) => shownTournament(row, language)),
  }
}

/** Entries and players of a tournament as the lobby counts them. */
export function counted(
  row: TournamentRow,
  entries: readonly EntryRow[],
  memberId: bigint | null,
): ListedTournament {
  const players = playersOf(entries)
  return {
    ...row,
    entries: entries.length,
    players: players.length,
    left: players.filter(({ state }) => state === 'in').length,
    isMine: memberId !== null && entries.some((entry) => entry.memberId === memberId),
  }
}

/** The prizes as they stand; before the start at least those of the fewest players. */
export function payoutsNow({ state, buyIn, prizeChip, playersMin, entries, players }: ListedTournament) {
  const least = state === 'open' ? playersMin : 2
  return [
    ...payoutsOf({
      entries: Math.max(entries, least),
      players: Math.max(players, least),
      buyIn,
      chip: prizeChip,
    }),
  ]
}

/** Where a running tournament is; null: it does not run. */
export function shownMoment(row: ListedTournament, tables: readonly TournamentTable[]) {
  if (row.state !== 'running') return null
  const at = momentNow(row)
  const chips = BigInt(row.entries) * row.stack
  return {
    level: at.level + 1,
    blinds: at.now,
    next: at.next,
    isBreak: at.isBreak,
    endsAt: at.leftMs === null ? null : new Date(row.now.getTime() + at.leftMs),
    average: row.left === 0 ? 0n : chips / BigInt(row.left),
    isHandForHand: isHandForHand(tables, { isLate: takesEntries(row), paid: payoutsNow(row).length }),
  }
}

/** A player with chips and table; null before the start and once out. */
export function seatOfEntry({ room, seat }: EntryRow, tables: readonly TournamentTable[]) {
  const table = tables.find(({ id }) => id === room)
  const own = table?.seats.find((one) => one.seat === seat)
  return table && own ? { code: table.code, chips: own.chips } : null
}

function standingsOf(row: TournamentRow, { entries, tables, memberId }: Standing) {
  const players = playersOf(entries)
  const ranked = players.map(({ id, rank }) => ({ player: id.toString(), rank }))
  const shown = players.map((entry) => {
    const seat = seatOfEntry(entry, tables)
    return {
      name: entry.name,
      isBot: entry.memberId === null,
      isMine: memberId !== null && entry.memberId === memberId,
      chips: seat?.chips ?? null,
      place: entry.place ?? (entry.rank === null ? null : placeOf(ranked, entry.rank)),
      isOut: entry.state === 'out',
      prize: row.state === 'over' ? (entry.prize ?? 0n) : null,
      table: seat?.code ?? null,
    }
  })
  const sorted = shown.toSorted((a, b) => {
    if (a.chips !== null && b.chips !== null) return a.chips > b.chips ? -1 : a.chips < b.chips ? 1 : 0
    return Number(a.chips === null) - Number(b.chips === null) || (a.place ?? 0) - (b.place ?? 0)
  })
  return sorted.map((each, nth) => ({ ...each, place: each.chips === null ? each.place : nth + 1 }))
}

type Standing = {
  readonly entries: readonly EntryRow[]
  readonly tables: readonly TournamentTable[]
  readonly memberId: bigint | null
}

export async function showTournament(
  app: App,
  { params }: Given<Contract['one']>,
  { member, merchant, language }: CallFor<Contract['one']>,
) {
  const known = await tournamentById(app.db, merchant.code, params.id)
  if (!known) return { refused: 'tournaments.unknown' } as const
  const [entries, tables] = await Promise.all([entriesOf(app.db, known.id), tablesOf(app.db, known.id)])
  const memberId = member?.id ?? null
  const row = counted(known, entries, memberId)
  const standings = standingsOf(known, { entries, tables, memberId })
  const wallet =
    member && !known.isPractice
      ? await walletOf(app.db, {
          owner: member.id,
          merchant: member.merchant,
          kind: 'cash',
          currency: known.currency,
        })
      : null
  const { levels, ...times } = readSchedule(known.schedule)
  return {
    now: known.now,
    watch: watchName(known),
    tournament: shownTournament(row, language),
    structure: { levels: [...levels], ...times },
    payouts: payoutsNow(row),
    moment: shownMoment(row, tables),
    standings,
    mine: ownOf(row, { entries, memberId, standing: standings.find(({ isMine }) => isMine) }),
    cash: wallet && wallet.balance - wallet.held,
  }
}

type Owning = {
  readonly entries: readonly EntryRow[]
  readonly memberId: bigint | null
  readonly standing: ReturnType<typeof standingsOf>[number] | undefined
}

function ownOf(row: ListedTournament, { entries, memberId, standing }: Owning) {
  const all = entries.filter((entry) => memberId !== null && entry.memberId === memberId)
  const last = all.at(-1)
  if (!last || !standing) return null
  const state: 'in' | 'out' = last.state === 'in' ? 'in' : 'out'
  return {
    state,
    table: standing.table,
    entries: all.length,
    place: standing.place,
    prize: standing.prize,
    mayReEnter: state === 'out' && takesEntries(row) && all.length <= row.reEntries,
  }
}

const MOST_HANDS = 100

/** What the betting record shows of an entry: the tournament, place and prize, and the hands to replay. */
export async function showEntry(
  app: App,
  { params }: Given<Contract['entry']>,
  { member, language }: CallFor<Contract['entry']>,
) {
  const entry = await entryOfRound(app.db, member.id, params.round)
  const tournament = entry && (await tournamentById(app.db, member.merchant, entry.tournament))
  if (!entry || !tournament) return { entry: null }
  const [entries, hands] = await Promise.all([
    entriesOf(app.db, tournament.id),
    handsAtTables(app.db, { memberId: member.id, tournament: tournament.id, limit: MOST_HANDS }),
  ])
  return {
    entry: {
      id: tournament.id,
      name: language === 'en' ? tournament.nameEn : tournament.nameVi,
      players: playersOf(entries).length,
      place: entry.place,
      prize: entry.prize ?? 0n,
      hands,
    },
  }
}
