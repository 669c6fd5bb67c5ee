import { isCurrency } from '#kit/currency.ts'
import { dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { createCache, type Cache } from '#server/cache.ts'
import type { CallFor, OperatorCaller } from '#server/call.ts'
import { brandsOf } from '#features/platform/operators/public.ts'
import { latestRounds, runningAmong, type LiveRound } from '#features/play/shared-rounds/public.ts'
import { liveRounds } from '#features/play/shared-rounds/public/timed.ts'
import { figuresOf, sumsBySeries, type RoundFigures } from '#features/play/shared-rounds/public/records.ts'
import { isOver } from '#features/play/shared-rounds/rules/states.ts'
import type { liveOffice } from '../contract.ts'
import { setupsNow } from '../public.ts'
import { exposureByBet, exposureByResult } from '../rules/exposure.ts'
import { openStands, roundPlayers } from '../store/figures.ts'
import { closedTables, incidents, type IncidentRow } from '../store/log.ts'
import { setupsOf } from '../store/setup.ts'
import { liveRowOf, liveRows, maxReturnsOf, openOf, type LiveRow } from './catalogue.ts'

type Contract = typeof liveOffice
type Shown = Reply<Contract['one']>['row']
type Sums = Awaited<ReturnType<typeof sumsBySeries>>
type Call = Pick<CallFor<Contract['list']>, 'operator' | 'merchant' | 'now'>

/** Today's slips are read by every open list of the back office. */
const TODAY_MS = 10_000
/** A table that has been over for so long sleeps. */
const ASLEEP_MS = 60_000
const USUAL_INCIDENTS = 50

const kept = new WeakMap<App['pool'], Cache<Sums>>()

async function todayOf(app: App, { operator, merchant, now }: Call): Promise<Sums> {
  const merchants = brandsOf(operator)
  const { timeZone } = merchant
  const today = dayIn(timeZone, now)
  const cache = kept.get(app.pool) ?? createCache<Sums>(TODAY_MS)
  kept.set(app.pool, cache)
  const series = liveRows.map((row) => row.series)
  return cache(`${today} ${timeZone} ${merchants?.join() ?? '*'}`, () =>
    sumsBySeries(app.db, { series, ...dayBounds(timeZone, today), merchants }),
  )
}

/** Rounded down; null before the first stake. */
const rtpOf = (stake: bigint, win: bigint): number | null =>
  stake > 0n ? Number((win * 10_000n) / stake) : null

async function shownRows(app: App, rows: readonly LiveRow[], call: Call): Promise<readonly Shown[]> {
  const series = rows.map((row) => row.series)
  const merchants = brandsOf(call.operator)
  const [running, latest, closed, today] = await Promise.all([
    runningAmong(app.db, series),
    latestRounds(app, series),
    closedTables(app.db),
    todayOf(app, call),
  ])
  const ids = latest.map(({ round }) => round.id)
  const [figures, players] = await Promise.all([
    figuresOf(app.db, ids, merchants),
    roundPlayers(app.db, ids, merchants),
  ])
  const bySeries = new Map(latest.map((live) => [live.round.series, live.round]))
  return rows.map(({ code, name, kind, game, series: key }) => {
    const round = awakeRound(bySeries.get(key), call.now)
    const isUnderWay = round !== null && !isOver(round.state)
    return {
      code,
      name,
      kind,
      game,
      // a series that was never started is open: it sleeps
      isOpen: running.has(key) || !closed.has(code),
      closedWhy: running.has(key) ? null : (closed.get(code) ?? null),
      round,
      players: isUnderWay ? (players.get(round.id) ?? 0) : 0,
      live: isUnderWay ? liveStakes(figures, round.id) : [],
      today: today.flatMap(({ series: of, currency, slips, stake, win }) =>
        of === key && isCurrency(currency) ? [{ currency, slips, stake, win, rtp: rtpOf(stake, win) }] : [],
      ),
    }
  })
}

function awakeRound(round: LiveRound['round'] | undefined, now: Date): Shown['round'] {
  if (!round) return null
  const { id, label, state, closesAt, drawsAt } = round
  const isAsleep = isOver(state) && now.getTime() - drawsAt.getTime() > ASLEEP_MS
  return isAsleep ? null : { id, label, state, closesAt }
}

/** By currency, over the operator's brands. */
function liveStakes(figures: readonly RoundFigures[], round: string): Shown['live'] {
  const sums = new Map<string, bigint>()
  for (const { round: of, currency, stake } of figures)
    if (of === round) sums.set(currency, (sums.get(currency) ?? 0n) + stake)
  return [...sums].flatMap(([currency, stake]) => (isCurrency(currency) ? [{ currency, stake }] : []))
}

export async function listTables(
  app: App,
  call: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  return { rows: [...(await shownRows(app, liveRows, call))] }
}

export async function showTable(
  app: App,
  { params }: Given<Contract['one']>,
  call: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const row = liveRowOf(params.table)
  if (!row) return { refused: 'liveOffice.unknownTable' }
  const [[shown], setups, versions] = await Promise.all([
    shownRows(app, [row], call),
    setupsNow(app.db),
    setupsOf(app.db, row.code),
  ])
  if (!shown) throw new Error(`live tables: ${row.code} is not shown`)
  const { limits, hours } = setups.get(row.code) ?? { limits: null, hours: null }
  const inForce = new Map([...row.usualLimits, ...(limits ?? [])].map((own) => [own.currency, own]))
  return {
    row: shown,
    exposure: shown.round
      ? await exposureOf(app, row, { round: shown.round.id, operator: call.operator })
      : [],
    limits: [...inForce.values()].flatMap(({ currency, ranks, ...own }) => {
      const bounds = row.boundsOf(currency)
      return bounds && isCurrency(currency)
        ? [{ ...own, currency, step: bounds.step, maxWin: bounds.maxWin, ranks: [...ranks] }]
        : []
    }),
    hours: hours
      ? {
          sellsSeconds: hours.sellsSeconds,
          windows: hours.windows.map((one) => ({ ...one, days: [...one.days] })),
        }
      : { sellsSeconds: 0, windows: [] },
    usualSeconds: row.usualSeconds,
    versions: versions.map(({ kind, version, createdBy, approvedBy, reason, at }) => ({
      kind,
      version,
      createdBy,
      approvedBy,
      reason,
      at,
    })),
  }
}

/** What a round could cost the operator's brands, by currency. */
async function exposureOf(
  app: App,
  row: LiveRow,
  { round, operator }: { readonly round: string; readonly operator: OperatorCaller },
): Promise<Reply<Contract['one']>['exposure']> {
  const stands = await openStands(app.db, round, brandsOf(operator))
  const open = openOf(row)
  return [...Map.groupBy(stands, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    stake: own.reduce((sum, { stake }) => sum + stake, 0n),
    bets: exposureByBet(own, maxReturnsOf(row)).map(({ key, players, stake, pays }) => ({
      key,
      players,
      stake,
      pays,
    })),
    results: exposureByResult(open, own, row.results).map((result) => ({ ...result })),
  }))
}

/** What a dealer's console has read of a round that is not over: the other console, which reads it independently, may not see it. */
async function secretsAmong(
  app: App,
  rows: readonly IncidentRow[],
): Promise<(row: Pick<IncidentRow, 'kind' | 'round'>) => boolean> {
  const isEntry = ({ kind }: Pick<IncidentRow, 'kind'>) => kind === 'takenBack' || kind === 'refusedCard'
  const series = new Set(rows.filter(isEntry).flatMap(({ code }) => liveRowOf(code)?.series ?? []))
  const live = await Promise.all([...series].map((one) => liveRounds(app.db, one)))
  const ids = new Set(live.flat().map(({ id }) => id))
  return (row) => isEntry(row) && row.round !== null && ids.has(row.round)
}

export async function listIncidents(
  app: App,
  { query }: Given<Contract['incidents']>,
): Promise<Reply<Contract['incidents']> | Refusal<Contract['incidents']>> {
  const { table = null, before = null, limit = USUAL_INCIDENTS } = query
  if (table !== null && !liveRowOf(table)) return { refused: 'liveOffice.unknownTable' }
  const found = await incidents(app.db, { code: table, before, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const isSecret = await secretsAmong(app, shown)
  return {
    rows: shown.map((row) => ({
      ...row,
      reason: isSecret(row) ? '' : row.reason,
      name: liveRowOf(row.code)?.name ?? { en: row.code, vi: row.code },
    })),
    next: found.length > limit ? (shown.at(-1)?.number ?? null) : null,
  }
}
