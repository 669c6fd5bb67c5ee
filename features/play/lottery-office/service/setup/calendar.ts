import { addDays, dayIn, type Day } from '#kit/day.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { DAYS_AHEAD } from '#features/play/lottery/rules/draw-days.ts'
import { lotteries, lotteryOf, seriesOf, VIETNAM } from '#features/play/lottery/rules/catalogue.ts'
import {
  deleteHoliday,
  holidaysFrom,
  insertHoliday,
  insertTimes,
  timesOf,
} from '#features/play/lottery-calendar/public.ts'
import {
  mayVoid,
  roundIdOf,
  roundRecord,
  voidRound,
  withinTransaction,
} from '#features/play/shared-rounds/public/records.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { lotterySetup } from '../../contract/setup.ts'

type Setup = typeof lotterySetup

const today = (now: Date): Day => dayIn(VIETNAM, now)
/** Draws up to this day are on sale, with the times that their slips were sold with. */
const freeFrom = (now: Date): Day => addDays(today(now), DAYS_AHEAD + 1)

const onDays = lotteries.filter(({ times }) => times.kind === 'days')

/** The lotteries of a scope: a code, or a family. */
const inScope = (scope: string) => onDays.filter(({ code, family }) => code === scope || family === scope)

export async function showCalendar(app: App, now: Date): Promise<Reply<Setup['calendar']>> {
  const changed = await Promise.all(
    onDays.map(async ({ code }) =>
      (await timesOf(app.db, code)).map((row) => ({ lottery: code, ...row, days: [...row.days] })),
    ),
  )
  return {
    holidays: await holidaysFrom(app.db, today(now)),
    schedules: changed.flat(),
    freeFrom: freeFrom(now),
  }
}

/** Adds a day without a draw; a draw of that day on sale is voided in the same transaction: its stakes are returned. */
export async function addHoliday(
  app: App,
  { body }: Given<Setup['addHoliday']>,
  { operator, ip, now }: CallFor<Setup['addHoliday']>,
): Promise<Reply<Setup['addHoliday']> | Refusal<Setup['addHoliday']>> {
  const { scope, day, name, reason } = body
  const affected = inScope(scope)
  if (affected.length === 0) return { refused: 'lotteryOffice.unknownLottery' }
  if (day < today(now)) return { refused: 'lotteryOffice.dayPast' }
  return withinTransaction(app, async (staged, tx) => {
    if (!(await insertHoliday(tx, { scope, day, name, createdBy: operator.account })))
      return { refused: 'lotteryOffice.holidayTaken' } as const
    let voided = 0
    for (const row of affected) {
      const id = await roundIdOf(tx, seriesOf(row), day)
      const round = id === null ? null : await roundRecord(tx, id)
      if (!round || !mayVoid(round.state)) continue
      const done = await voidRound(staged, round.id, name)
      if (done.ok) voided += 1
    }
    const after = { scope, day, name, voided }
    await writeAudit(tx, {
      operator,
      action: 'lottery.addHoliday',
      object: `lottery:${scope}`,
      after,
      reason,
      ip,
      now,
    })
    return { voided }
  })
}

export async function removeHoliday(
  app: App,
  { body }: Given<Setup['removeHoliday']>,
  { operator, ip, now }: CallFor<Setup['removeHoliday']>,
): Promise<Reply<Setup['removeHoliday']> | Refusal<Setup['removeHoliday']>> {
  const { scope, day, reason } = body
  if (day < today(now)) return { refused: 'lotteryOffice.dayPast' }
  return withinTransaction(app, async (_, tx) => {
    const removed = await deleteHoliday(tx, scope, day)
    if (!removed) return { refused: 'lotteryOffice.holidayUnknown' } as const
    const before = { scope, day, name: removed.name }
    await writeAudit(tx, {
      operator,
      action: 'lottery.removeHoliday',
      object: `lottery:${scope}`,
      before,
      reason,
      ip,
      now,
    })
    return { done: true } as const
  })
}

export async function setSchedule(
  app: App,
  { body }: Given<Setup['setSchedule']>,
  { operator, ip, now }: CallFor<Setup['setSchedule']>,
): Promise<Reply<Setup['setSchedule']> | Refusal<Setup['setSchedule']>> {
  const { lottery, fromDay, at, closesBeforeMinutes, reason } = body
  const row = lotteryOf(lottery)
  if (row?.times.kind !== 'days') return { refused: 'lotteryOffice.unknownLottery' }
  const from = freeFrom(now)
  if (fromDay < from) return { refused: 'lotteryOffice.tooSoon', detail: { from } }
  const days = [...new Set(body.days)].toSorted((a, b) => a - b)
  return withinTransaction(app, async (_, tx) => {
    await insertTimes(tx, lottery, { fromDay, days, at, closesBeforeMinutes, createdBy: operator.account })
    const after = { lottery, fromDay, days: days.join(' '), at, closesBeforeMinutes }
    await writeAudit(tx, {
      operator,
      action: 'lottery.setSchedule',
      object: `lottery:${lottery}`,
      after,
      reason,
      ip,
      now,
    })
    return { done: true } as const
  })
}
