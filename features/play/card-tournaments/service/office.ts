import { inTransaction } from '#db/pool.ts'
import { currencies } from '#kit/currency.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { tellPaid } from '#features/play/card-rooms/public/money.ts'
import { tablesOf } from '#features/play/card-rooms/public/tables.ts'
import type { tournamentsOffice } from '../contract/office.ts'
import { usualTimes } from '../rules/presets.ts'
import { planProblem, scheduleOf } from '../rules/tournament.ts'
import { entriesOf } from '../store/entries.ts'
import { incidentsOf, insertIncident } from '../store/incidents.ts'
import { parkedOf, waitingPayments } from '../store/parked.ts'
import { insertTournament, lockTournament, tournamentById, tournamentsOf } from '../store/tournaments.ts'
import { cancelIn } from './cancel.ts'
import { tellTournament } from './news.ts'
import { counted, payoutsNow, seatOfEntry, shownMoment, shownTournament } from './show.ts'

type Contract = typeof tournamentsOffice

const ENDED = 50

/** What the audit log calls a tournament: "cardTournament:JADE-12". */
const objectOf = (merchant: string, id: bigint): string => `cardTournament:${merchant}-${id}`

export async function listForOffice(
  app: App,
  { query }: Given<Contract['list']>,
  { merchant, language }: CallFor<Contract['list']>,
): Promise<Reply<Contract['list']>> {
  const code = query.merchant ?? merchant.code
  const rows = await tournamentsOf(app.db, { merchant: code, memberId: null, limit: ENDED, withOwing: true })
  const waiting = await waitingPayments(
    app.db,
    rows.map(({ id }) => id),
  )
  return {
    merchant: code,
    rows: rows.map((row) => ({ ...shownTournament(row, language), waiting: waiting.get(row.id) ?? 0 })),
  }
}

export async function showForOffice(
  app: App,
  { params }: Given<Contract['one']>,
  { language }: CallFor<Contract['one']>,
): Promise<Reply<Contract['one']> | Refusal<Contract['one']>> {
  const known = await tournamentById(app.db, params.merchant, params.id)
  if (!known) return { refused: 'tournamentsOffice.unknown' }
  const [entries, tables, parked, incidents] = await Promise.all([
    entriesOf(app.db, known.id),
    tablesOf(app.db, known.id),
    parkedOf(app.db, known.id),
    incidentsOf(app.db, known.id),
  ])
  const row = counted(known, entries, null)
  return {
    tournament: shownTournament(row, language),
    moment: shownMoment(row, tables),
    payouts: payoutsNow(row),
    players: entries.map((entry) => {
      const seat = seatOfEntry(entry, tables)
      const { memberId, name, state, place, prize } = entry
      return {
        member: memberId,
        name,
        state,
        place,
        prize,
        chips: seat?.chips ?? null,
        table: seat?.code ?? null,
      }
    }),
    parked: parked.map(({ memberId, name, round, amount, parkedAt, paidAt }) => ({
      member: memberId,
      name,
      isReturn: round === null,
      amount,
      parkedAt,
      paidAt,
    })),
    tables: tables.map(({ code, seats, isPlaying }) => ({ code, players: seats.length, isPlaying })),
    incidents,
  }
}

/** Opens a tournament for registration. */
export async function make(
  app: App,
  { body }: Given<Contract['make']>,
  { operator, approvedBy, ip, now }: CallFor<Contract['make']>,
): Promise<Reply<Contract['make']> | Refusal<Contract['make']>> {
  const brand = await app.merchants.byCode(body.merchant)
  if (!brand) return { refused: 'tournamentsOffice.unknownBrand' }
  const { speed, reason, startsAt, merchant, ...plan } = body
  const schedule = scheduleOf(speed, { hasBreaks: plan.kind === 'scheduled', game: plan.game })
  const problem = planProblem(
    { ...plan, startsInMs: startsAt && startsAt.getTime() - now.getTime() },
    schedule.levels[0]?.big ?? 0n,
  )
  if (problem) return { refused: 'tournamentsOffice.unsound', detail: { problem } }
  const currency = plan.isPractice ? 'FUN' : brand.currency
  const id = await inTransaction(app.db, async (tx) => {
    const made = await insertTournament(tx, {
      ...plan,
      merchant,
      currency,
      startsAt,
      schedule,
      prizeChip: currencies[currency].payable,
      ...usualTimes,
    })
    const byName = operator.account
    await insertIncident(tx, {
      tournament: made,
      kind: 'made',
      byName,
      approvedBy: approvedBy?.account ?? '',
      reason,
    })
    await writeAudit(tx, {
      operator,
      action: 'tournaments.make',
      object: objectOf(merchant, made),
      after: { name: body.nameEn, kind: body.kind },
      reason,
      ip,
      now,
    })
    return made
  })
  await tellTournament(app, { merchant, id }, true)
  return { id }
}

/** Cancels a tournament that is open or runs: every entry is returned with its fee. */
export async function cancel(
  app: App,
  { params, body: { reason } }: Given<Contract['cancel']>,
  { operator, approvedBy, ip, now }: CallFor<Contract['cancel']>,
): Promise<Reply<Contract['cancel']> | Refusal<Contract['cancel']>> {
  const done = await inTransaction(app.db, async (tx) => {
    const tournament = await lockTournament(tx, params.merchant, params.id)
    if (!tournament) return 'unknown'
    if (tournament.state === 'over' || tournament.state === 'cancelled') return 'isOver'
    await writeAudit(tx, {
      operator,
      action: 'tournaments.cancel',
      object: objectOf(params.merchant, params.id),
      reason,
      ip,
      now,
    })
    const by = {
      why: 'operator',
      byName: operator.account,
      approvedBy: approvedBy?.account ?? '',
      reason,
    } as const
    return cancelIn(app, tx, tournament, by)
  })
  if (typeof done === 'string') return { refused: `tournamentsOffice.${done}` } as const
  await tellPaid(app, done)
  await tellTournament(app, params, true)
  return { done: true }
}
