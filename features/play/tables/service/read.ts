import { percentText } from '#game-kit/rtp/percent.ts'
import { compare, ONE } from '#kit/rational.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { createCache, type Cache } from '#server/cache.ts'
import type { CallFor } from '#server/call.ts'
import {
  liveRound,
  newestOutcomes,
  offerOf,
  slipsByIds,
  slipsOfWallet,
} from '#features/play/shared-rounds/public.ts'
import { readySoon } from '#features/play/shared-rounds/public/timed.ts'
import type { tables as contract } from '../contract/member.ts'
import { configOf, gameOf, seriesOf, tableOf, tableOfSeries, tables, type TableRow } from './catalogue.ts'
import { isShown } from '../store/members.ts'
import { boardsOf, isListed, seatsOf, shownTable } from './boards.ts'
import { inForce } from './limits.ts'
import { shownRound } from './round.ts'
import { cashOf, ownSlips, shownSlips } from './slips.ts'

type Contract = typeof contract

const EVERY_SERIES = tables.map(seriesOf)
const USUAL_SLIPS = 20
const MOST_RESULTS = 100
const USUAL_ROUNDS = 100
/** Statistics and the stands of a table that everyone sees may be as old as this. */
const STATISTICS_MS = 5_000
const SEATS_MS = 500

type Statistics = {
  readonly rounds: number
  readonly bets: {
    readonly key: string
    readonly won: number
    readonly expected: string
    readonly rtp: string
  }[]
}
type Seats = Awaited<ReturnType<typeof seatsOf>>
type Kept = {
  readonly statistics: Cache<Statistics>
  readonly seats: Cache<Seats>
}
const kept = new WeakMap<App['pool'], Kept>()

function keptOf(app: App): Kept {
  const known = kept.get(app.pool)
  if (known) return known
  const made = {
    statistics: createCache<Statistics>(STATISTICS_MS),
    seats: createCache<Seats>(SEATS_MS),
  }
  kept.set(app.pool, made)
  return made
}

const currencyOf = ({ member, merchant }: Pick<CallFor<Contract['list']>, 'member' | 'merchant'>) =>
  member?.currency ?? merchant.currency

export async function listTables(
  app: App,
  { query }: Given<Contract['list']>,
  call: CallFor<Contract['list']>,
) {
  const rows = query.game === undefined ? tables : tables.filter(({ game }) => game === query.game)
  const boards = (await boardsOf(app, rows, query.asleep !== 'stay')).filter(isListed)
  const { language, member, now } = call
  const caller = { language, currency: currencyOf(call), memberId: member?.id ?? null, now }
  return { now, list: await Promise.all(boards.map((board) => shownTable(app, board, caller))) }
}

export async function oneTable(
  app: App,
  { params }: Given<Contract['table']>,
  call: CallFor<Contract['table']>,
) {
  const row = tableOf(params.table)
  const [board] = row ? await boardsOf(app, [row]) : []
  if (!row || !board) return { refused: 'tables.unknown' } as const
  const { member, language, now } = call
  const { live } = board
  const round = live?.round.id ?? null
  if (member) readySoon(app, member, 'LIVE')
  const offer = await offerOf(app.db, seriesOf(row))
  return {
    now,
    table: await shownTable(app, board, {
      language,
      currency: currencyOf(call),
      memberId: member?.id ?? null,
      now,
    }),
    round: live && shownRound(row, live, { now, dealt: board.dealt }),
    seats: await keptOf(app).seats(`${row.code} ${round}`, () => seatsOf(app, row, round)),
    edition: offer?.edition ?? gameOf(row).game.edition,
    config: offer?.config ?? configOf(await inForce(app, row)),
    isShown: member ? await isShown(app.db, member.id) : true,
    mine: member ? await ownSlips(app, { member, language, now }, round) : [],
  }
}

export async function lastResults(app: App, { params, query }: Given<Contract['results']>) {
  const row = tableOf(params.table)
  if (!row) return { refused: 'tables.unknown' } as const
  const { mark } = gameOf(row)
  const found = await newestOutcomes(app.db, [seriesOf(row)], query.count ?? MOST_RESULTS)
  return {
    list: found.map(({ id, label, drawnAt, outcome }) => ({
      round: id,
      label,
      at: drawnAt,
      mark: mark(outcome),
      outcome,
    })),
  }
}

export async function statisticsOf(app: App, { params, query }: Given<Contract['statistics']>) {
  const row = tableOf(params.table)
  if (!row) return { refused: 'tables.unknown' } as const
  const rounds = query.rounds ?? USUAL_ROUNDS
  return keptOf(app).statistics(`${row.code} ${rounds}`, () => countWins(app, row, rounds))
}

/** How often each bet returned more than its stake, beside the chance and RTP of its theory. */
async function countWins(app: App, row: TableRow, rounds: number): Promise<Statistics> {
  const { game, counted, theoryOf } = gameOf(row)
  const config = configOf(row)
  const open = game.open(config)
  const theory = new Map(open.theory().map((one) => [one.betKey, one]))
  const keys = counted(config)
  const lines = keys.map((key) => [key, '1.00', null] as const)
  const found = await newestOutcomes(app.db, [seriesOf(row)], rounds)
  const won = keys.map(() => 0)
  for (const { outcome } of found)
    for (const [at, { factor }] of open.settler(outcome)({ lines, epoch: 0, acts: [] }).results.entries())
      if (compare(factor, ONE) > 0) won[at] = (won[at] ?? 0) + 1
  return {
    rounds: found.length,
    bets: keys.map((key, at) => {
      const numbers = theory.get(theoryOf(key))
      return {
        key,
        won: won[at] ?? 0,
        expected: numbers ? percentText(numbers.hit) : '',
        rtp: numbers ? percentText(numbers.rtp) : '',
      }
    }),
  }
}

export async function mySlips(
  app: App,
  { query }: Given<Contract['slips']>,
  call: CallFor<Contract['slips']>,
) {
  const { member, language, now } = call
  const wallet = await cashOf(app, member)
  const row = query.table === undefined ? null : tableOf(query.table)
  const series = query.table === undefined ? EVERY_SERIES : row ? [seriesOf(row)] : []
  if (!wallet || series.length === 0) return { now, slips: [], next: null }
  const limit = query.limit ?? USUAL_SLIPS
  const filter = { series, state: null, before: query.before ?? null, limit: limit + 1 }
  const found = await slipsOfWallet(app.db, wallet.id, filter)
  const shown = found.slice(0, limit)
  return {
    now,
    slips: await shownSlips(app, shown, { member, language, now }),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function oneSlip(
  app: App,
  { params }: Given<Contract['slip']>,
  call: CallFor<Contract['slip']>,
) {
  const { member, language, now } = call
  const [found] = await slipsByIds(app.db, [params.slip])
  const wallet = found && (await cashOf(app, member))
  const row = found && tableOfSeries(found.series)
  const live = found && (await liveRound(app, found.round))
  const [slip] = found ? await shownSlips(app, [found], { member, language, now }) : []
  if (!slip || !row || !live || found.wallet !== wallet?.id) return { refused: 'shared.slipUnknown' } as const
  return { slip, round: shownRound(row, live, { now, dealt: [] }) }
}
