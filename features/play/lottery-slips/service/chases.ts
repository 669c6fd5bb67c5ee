import { pageOf, windowOf } from '#db/review/pages.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { comingTimes, lotteryOf } from '#features/play/lottery/public.ts'
import type { lotterySlips } from '../contract.ts'
import { chaseById, chasesOf } from '../store/chases.ts'
import { chasedOf, shownChase } from './chase.ts'
import { drawsOn, hitsOf, mayCancel } from './show.ts'

type Contract = typeof lotterySlips

const USUAL = 20
const USUAL_DRAWS = 20

export async function myChases(
  app: App,
  { query }: Given<Contract['chases']>,
  call: CallFor<Contract['chases']>,
) {
  const window = windowOf(query, USUAL)
  const isRunning = query.state === undefined ? null : query.state === 'running'
  const { shown, next } = pageOf(
    await chasesOf(app.db, call.member.id, { isRunning, draws: drawsOn(query, call.merchant), ...window }),
    window,
  )
  const chased = await chasedOf(
    app,
    shown.map(({ id }) => id),
  )
  return { chases: shown.map((row) => shownChase(row, chased.get(row.id) ?? [], call.language)), next }
}

export async function oneChase(
  app: App,
  { params }: Given<Contract['oneChase']>,
  { member, language }: CallFor<Contract['oneChase']>,
) {
  const row = await chaseById(app.db, params.chase)
  if (row?.memberId !== member.id) return { refused: 'lottery.chaseUnknown' } as const
  const chased = (await chasedOf(app, [row.id])).get(row.id) ?? []
  const now = app.clock.now()
  return {
    chase: shownChase(row, chased, language),
    draws: chased.map(({ draw, slip }) => ({
      no: draw.no,
      multiple: draw.multiple,
      slip: slip.id,
      numero: slip.label,
      drawsAt: slip.drawsAt,
      state: slip.state,
      stake: slip.stake,
      win: slip.state === 'settled' ? slip.win : 0n,
      isHit: hitsOf(slip) > 0,
      mayCancel: mayCancel(slip, now),
    })),
  }
}

/** The next draws of a lottery, whether they are on sale yet or not. */
export async function nextDraws(app: App, { params, query }: Given<Contract['draws']>) {
  const row = lotteryOf(params.code)
  if (!row) return { refused: 'lottery.unknown' } as const
  const times = await comingTimes(app, row, query.count ?? USUAL_DRAWS)
  return { draws: times.map(({ label, drawsAt }) => ({ numero: label, drawsAt })) }
}
