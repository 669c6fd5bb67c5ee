import { weekdayOf } from '#kit/day.ts'
import { minuteIn } from '#kit/day/zoned.ts'
import type { Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { VIETNAM } from '#features/play/lottery/rules/catalogue.ts'
import { holdTable, isDealtOf } from '#features/play/dealers/public.ts'
import { tableOf } from '#features/play/tables/public.ts'
import { liveRounds } from '#features/play/shared-rounds/public/timed.ts'
import {
  hasInterest,
  runSeries,
  voidUndrawn,
  withinTransaction,
} from '#features/play/shared-rounds/public/records.ts'
import type { liveOffice } from '../contract.ts'
import { setupsNow } from '../public.ts'
import { isOpenAt, type Hours } from '../rules/hours.ts'
import { closedTables, forgetClosed, insertIncident, noteClosed } from '../store/log.ts'
import { liveRowOf, liveRows, type LiveRow } from './catalogue.ts'

type Contract = typeof liveOffice

/** Starts or stops the rounds of a table; `app` may be in a transaction. A table that never ran is created first. */
async function setRunning(app: App, row: LiveRow, isRunning: boolean): Promise<void> {
  if ((await runSeries(app, row.series, isRunning)).ok) return
  await row.ensure(app)
  await runSeries(app, row.series, isRunning)
}

/** Closes a table immediately. Its round is finished, or called off while no one knows its outcome; every stake is returned then. */
export async function closeTable(
  app: App,
  { params, body }: Given<Contract['close']>,
  { operator, ip, now }: CallFor<Contract['close']>,
): Promise<Reply<Contract['close']> | Refusal<Contract['close']>> {
  const row = liveRowOf(params.table)
  if (!row) return { refused: 'liveOffice.unknownTable' }
  const { reason } = body
  return withinTransaction(app, async (staged, tx) => {
    const isDealt = tableOf(row.code)?.isDealt === true
    // a console that reads something now is waited for
    if (isDealt) await holdTable(tx, row.code)
    const rounds = body.round === 'void' ? await liveRounds(tx, row.series) : []
    // a dealer's result may lie on the video before a console has read it (P6)
    for (const { id } of isDealt ? rounds : [])
      if (await hasInterest(tx, { round: id, operator: operator.id, now }))
        return { refused: 'liveOffice.ownBet' } as const
    if (!(await noteClosed(tx, row.code, 'operator'))) return { refused: 'liveOffice.isClosed' } as const
    await setRunning(staged, row, false)
    const who = { code: row.code, byName: operator.account, reason }
    await insertIncident(tx, { ...who, kind: 'closed' })
    const voided: string[] = []
    for (const { id, label } of rounds) {
      // a round that is drawn in the meantime is finished, and so is one of which a dealer's console has read something
      if (await isDealtOf(tx, { code: row.code, round: id })) continue
      if (!(await voidUndrawn(staged, id, reason)).ok) continue
      voided.push(label)
      await insertIncident(tx, { ...who, kind: 'void', round: id, label })
    }
    await writeAudit(tx, {
      operator,
      action: 'live.close',
      object: `liveTable:${row.code}`,
      after: { round: body.round, voided: voided.join(' ') },
      reason,
      ip,
      now,
    })
    return { voided }
  })
}

export async function openTable(
  app: App,
  { params, body }: Given<Contract['open']>,
  call: CallFor<Contract['open']>,
): Promise<Reply<Contract['open']> | Refusal<Contract['open']>> {
  const row = liveRowOf(params.table)
  if (!row) return { refused: 'liveOffice.unknownTable' }
  const { operator, ip, now, approvedBy } = call
  return withinTransaction(app, async (staged, tx) => {
    const hours = (await setupsNow(tx)).get(row.code)?.hours ?? null
    if (!isWithin(hours, now)) return { refused: 'liveOffice.outOfHours' } as const
    if (!(await forgetClosed(tx, row.code, null))) return { refused: 'liveOffice.isOpen' } as const
    await setRunning(staged, row, true)
    const { reason } = body
    await insertIncident(tx, {
      code: row.code,
      kind: 'opened',
      byName: operator.account,
      approvedBy: approvedBy?.account ?? '',
      reason,
    })
    await writeAudit(tx, { operator, action: 'live.open', object: `liveTable:${row.code}`, reason, ip, now })
    return { done: true } as const
  })
}

function isWithin(hours: Hours | null, now: Date): boolean {
  if (!hours) return true
  const [day = '', time = ''] = minuteIn(VIETNAM, now).split('T')
  return isOpenAt(hours, { day: weekdayOf(day), time })
}

/** Opens or closes a table as its hours say; one that an operator has closed stays closed. */
export async function applyHours(
  app: App,
  tx: Tx,
  { row, hours, now }: { readonly row: LiveRow; readonly hours: Hours | null; readonly now: Date },
): Promise<void> {
  const isOpen = isWithin(hours, now)
  const hasChanged = isOpen
    ? await forgetClosed(tx, row.code, 'hours')
    : await noteClosed(tx, row.code, 'hours')
  if (!hasChanged) return
  await setRunning(app, row, isOpen)
  await insertIncident(tx, { code: row.code, kind: isOpen ? 'opened' : 'closed', byName: '' })
}

/** The job: tables with hours are opened and closed by them. Concurrent runs find it done. */
export async function keepHours(app: App): Promise<void> {
  const now = app.clock.now()
  const [setups, closed] = await Promise.all([setupsNow(app.db), closedTables(app.db)])
  for (const row of liveRows) {
    const hours = setups.get(row.code)?.hours ?? null
    const isDue = isWithin(hours, now) ? closed.get(row.code) === 'hours' : !closed.has(row.code)
    if (isDue) await withinTransaction(app, (staged, tx) => applyHours(staged, tx, { row, hours, now }))
  }
}
