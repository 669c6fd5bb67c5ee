import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { inForce, ensureTable, seriesOf } from '#features/play/tables/public.ts'
import { runningAmong, scheduleRounds } from '#features/play/shared-rounds/public.ts'
import { driveSeries, hastenSale, lastNumberOf } from '#features/play/shared-rounds/public/timed.ts'
import { databaseNow, hasInterest, voidUndrawn } from '#features/play/shared-rounds/public/records.ts'
import type { dealerConsole } from '../contract/console.ts'
import { isDealtOf } from '../public.ts'
import { atTable, dealerOf, dealtTableOf, note, type At } from './at.ts'

type Console = typeof dealerConsole

const SECOND_MS = 1_000
const DONE = { done: true } as const

/** Why the dealer cannot open a round now; null: it can be opened. */
async function obstacle({ app, row, protocol, table, shifts, round }: At) {
  if (!(await runningAmong(app.db, [seriesOf(row)])).has(seriesOf(row))) return 'dealers.closed'
  if (round) return 'dealers.roundRunning'
  if (!shifts.some(({ source }) => source === 'second')) return 'dealers.noSecond'
  if (table.isPaused) return 'dealers.paused'
  if (protocol.kind !== 'cards') return null
  if (!table.shoe) return 'dealers.noShoe'
  return table.shoe.last === 0 ? 'dealers.shoeOver' : null
}

/** Opens the bets of the next round; the worker closes them by the database's clock. */
export async function openBets(
  app: App,
  { params, body }: Given<Console['open']>,
  call: CallFor<Console['open']>,
): Promise<Reply<Console['open']> | Refusal<Console['open']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  // limits and pace of operators hold from this round on
  await ensureTable(app, row)
  const series = seriesOf(row)
  const opened = await atTable(app, row, async (at) => {
    const own = dealerOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    const problem = await obstacle(at)
    if (problem) return { refused: problem } as const
    const opensAt = await databaseNow(at.tx)
    const { sellsSeconds } = await inForce(app, row)
    const closesAt = new Date(opensAt.getTime() + sellsSeconds * SECOND_MS)
    const number = (await lastNumberOf(at.app.db, series)) + 1n
    const times = { number, label: `${number}`, opensAt, closesAt, drawsAt: closesAt }
    const [round] = await scheduleRounds(at.app, series, [times])
    if (round === undefined) throw new Error(`dealers: ${series} has a round ${number} already`)
    return { round, closesAt }
  })
  if (!('refused' in opened)) await driveSeries(app, series)
  return opened
}

/** Closes the bets before their time; the tickets are sealed with it. */
export async function closeBets(
  app: App,
  { params, body }: Given<Console['close']>,
  call: CallFor<Console['close']>,
): Promise<Reply<Console['close']> | Refusal<Console['close']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const closed = await atTable(app, row, async (at) => {
    const own = dealerOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    if (at.round?.state !== 'open') return { refused: 'dealers.noRound' } as const
    // false: its time came in the meantime, and the worker closes it
    await hastenSale(at.app, at.round.id, await databaseNow(at.tx))
    return DONE
  })
  if (!('refused' in closed)) await driveSeries(app, seriesOf(row))
  return closed
}

/** The dealer calls a round off while nothing of it was ever read: no one knows then whom it would favour. */
export async function misdeal(
  app: App,
  { params, body }: Given<Console['misdeal']>,
  call: CallFor<Console['misdeal']>,
): Promise<Reply<Console['misdeal']> | Refusal<Console['misdeal']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const { reason } = body
  const { operator, ip, now } = call
  const done = await atTable(app, row, async (at) => {
    const own = dealerOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    if (!at.round) return { refused: 'dealers.noRound' } as const
    const { id: round, label } = at.round
    if (await hasInterest(at.tx, { round, operator: operator.id, now }))
      return { refused: 'dealers.ownBet' } as const
    if (await isDealtOf(at.tx, { code: row.code, round })) return { refused: 'dealers.cardsSeen' } as const
    if (!(await voidUndrawn(at.app, round, reason)).ok) return { refused: 'dealers.noRound' } as const
    await note(at, { kind: 'misdeal', byName: own.account, reason })
    const object = `liveTable:${row.code}`
    const after = { round: label }
    await writeAudit(at.tx, { operator, action: 'dealers.misdeal', object, after, reason, ip, now })
    return DONE
  })
  if (!('refused' in done)) await driveSeries(app, seriesOf(row))
  return done
}
