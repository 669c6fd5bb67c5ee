import type { Given, Refusal, Reply } from '#contract/route.ts'
import { currencies, type Currency } from '#kit/currency.ts'
import { percentText } from '#features/play/rounds/rules.ts'
import { seriesRtp } from '#game-kit/lottery/tickets/tickets.ts'
import { merklePath } from '#kit/sha/merkle.ts'
import { seriesOf } from '#game-kit/lottery/tickets/proof.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { tickets } from '../contract/member.ts'
import {
  newestSeries,
  openSeries,
  seriesById,
  seriesByIds,
  seriesByLabel,
  salesNow,
  type SeriesRow,
} from '../store/series.ts'
import { foundIn, paidOf, ticketById, ticketsOfMember } from '../store/tickets.ts'
import { designByCode, designsOf } from './designs.ts'
import { plainSeed, ticketIn, treeOf } from './print.ts'
import { shownTicket } from './shown.ts'

type Calls = typeof tickets

const USUAL_TICKETS = 20
/** Series of a design that its page lists. */
const SHOWN_SERIES = 12

type Found = ReadonlyMap<string, ReadonlyMap<number, number>>

async function foundOf(app: App, series: readonly SeriesRow[]): Promise<Found> {
  const found = new Map<string, Map<number, number>>()
  const rows = await foundIn(
    app.db,
    series.map(({ id }) => id),
  )
  for (const row of rows) {
    const counts = found.get(row.series) ?? new Map<number, number>()
    counts.set(row.prize, row.found)
    found.set(row.series, counts)
  }
  return found
}

/** A series as anyone may see it: what was published before its first sale, and what is left. */
export function shownSeries(app: App, row: SeriesRow, found: Found) {
  const { label, size, sold, state, configHash, commitment, seriesHash } = row
  const { printedAt, openedAt, closedAt, revealedAt, closedReason } = row
  const counts = found.get(row.id)
  const prizes = (seriesOf(row.config)?.prizes ?? []).map(({ times, count }, at) => ({
    times,
    count,
    found: counts?.get(at) ?? 0,
  }))
  return {
    label,
    size,
    sold,
    state,
    prizes,
    configHash,
    commitment,
    seriesHash,
    printedAt,
    openedAt,
    closedAt,
    revealedAt,
    isWithdrawn: closedReason !== null,
    seed: state === 'revealed' ? plainSeed(app, row) : null,
  }
}

const rtpOf = (row: SeriesRow): string => {
  const series = seriesOf(row.config)
  return series ? percentText(seriesRtp(series)) : ''
}

/** Every design with its series on sale. Visitors see real series; a trial account those of play money. */
export async function listDesigns(
  app: App,
  currency: Currency,
  language: 'en' | 'vi',
): Promise<Reply<Calls['list']>> {
  const isDemo = currencies[currency].isPlay
  const sales = await salesNow(app.db)
  const isOpen = (code: string) =>
    sales.some((sale) => sale.design === code && sale.isDemo === isDemo && sale.isOpen)
  const rows = await Promise.all(
    designsOf(app).map(async (design) => ({
      design,
      series: await openSeries(app.db, { design: design.code, isDemo }),
    })),
  )
  const found = await foundOf(
    app,
    rows.flatMap(({ series }) => series ?? []),
  )
  return {
    currency,
    list: rows.map(({ design: { code, game, theme, name, prices }, series }) => ({
      code,
      game,
      theme,
      name: name[language],
      price: prices[currency] ?? null,
      rtpText: series ? rtpOf(series) : null,
      series: series && isOpen(code) ? shownSeries(app, series, found) : null,
    })),
  }
}

/** The newest series of a design, the printed one ahead included. */
export async function listSeries(
  app: App,
  { params }: Given<Calls['series']>,
  currency: Currency,
): Promise<Reply<Calls['series']> | Refusal<Calls['series']>> {
  if (!designByCode(app, params.design)) return { refused: 'tickets.unknownDesign' }
  const key = { design: params.design, isDemo: currencies[currency].isPlay }
  const rows = await newestSeries(app.db, key, SHOWN_SERIES)
  const found = await foundOf(app, rows)
  return { list: rows.map((row) => shownSeries(app, row, found)) }
}

/** The caller's tickets: those that wait to be scratched, or those that are. */
export async function listMine(
  app: App,
  { query }: Given<Calls['mine']>,
  { member }: CallFor<Calls['mine']>,
): Promise<Reply<Calls['mine']>> {
  const limit = query.limit ?? USUAL_TICKETS
  const rows = await ticketsOfMember(app.db, {
    memberId: member.id,
    isScratched: query.state === 'scratched',
    before: query.before ?? null,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const series = await seriesByIds(app.db, [...new Set(shown.map((row) => row.series))])
  const byId = new Map(series.map((row) => [row.id, row]))
  return {
    list: shown.flatMap((ticket) => {
      const own = byId.get(ticket.series)
      return own ? [shownTicket(app, ticket, own)] : []
    }),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function oneTicket(
  app: App,
  { params }: Given<Calls['one']>,
  { member }: CallFor<Calls['one']>,
): Promise<Reply<Calls['one']> | Refusal<Calls['one']>> {
  const ticket = await ticketById(app.db, params.id)
  const series = ticket && (await seriesById(app.db, ticket.series))
  if (!series || ticket.memberId !== member.id) return { refused: 'tickets.unknown' }
  return shownTicket(app, ticket, series)
}

/** Everything that shows that a scratched ticket belongs to the series as it was published. Names no member. */
export async function ticketProof(
  app: App,
  { params }: Given<Calls['proof']>,
): Promise<Reply<Calls['proof']> | Refusal<Calls['proof']>> {
  const ticket = await ticketById(app.db, params.id)
  const series = ticket && (await seriesById(app.db, ticket.series))
  if (!series) return { refused: 'tickets.unknown' }
  if (ticket.scratchedAt === null) return { refused: 'tickets.notScratched' }
  const { label, config, configHash, seriesHash } = series
  const { number, prize, fields, salt } = ticketIn(app, series, ticket.number)
  const path = [...merklePath(await treeOf(app, series), number - 1)]
  const base = { label, config, configHash, seriesHash }
  return { tickets: 'ticket', ...base, number, prize, fields: [...fields], salt, path }
}

/** Everything that prints a series again, once its seed is revealed. */
export async function seriesProof(
  app: App,
  { params }: Given<Calls['seriesProof']>,
): Promise<Reply<Calls['seriesProof']> | Refusal<Calls['seriesProof']>> {
  const row = await seriesByLabel(app.db, params.label)
  if (!row) return { refused: 'tickets.unknownSeries' }
  if (row.state !== 'revealed') return { refused: 'tickets.seedSecret' }
  const { label, config, configHash, seriesHash, commitment } = row
  const paid = (await paidOf(app.db, row.id)).flatMap((prize) => prize ?? [])
  const base = { label, config, configHash, seriesHash }
  return { tickets: 'series', ...base, commitment, seed: plainSeed(app, row), paid }
}
