import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { tellMember } from '#features/contact/inbox/public.ts'
import { lotteryOfSeries, type LotteryRow } from '#features/play/lottery/public.ts'
import { winnersOf, withdrawSlips, type RoundOver } from '#features/play/shared-rounds/public.ts'
import { endOf, type ChasedSlip } from '../rules/chase.ts'
import { endChase, runningOn, type ChaseRow } from '../store/chases.ts'
import { chasedOf, chasedSlip } from './chase.ts'
import { bothNames, pageOf, tellEnd } from './tell.ts'

/** Chases and winners that one transaction takes. */
const BATCH = 200

/**
 * What the end of a draw means for its chases: those that a win stops return the stakes of their later draws, those without a further draw
 * end; the member is told once. Called at least once for each draw, before the next one is drawn: a repeated call changes nothing.
 */
export async function drawIsOver(app: App, over: RoundOver): Promise<void> {
  const lottery = lotteryOfSeries(over.series)
  if (!lottery) return
  for (let after: string | null = null; ;) {
    const chases: readonly ChaseRow[] = await runningOn(app.db, over.id, { after, limit: BATCH })
    await endThose(app, chases)
    if (chases.length < BATCH) break
    after = chases.at(-1)?.id ?? null
  }
  if (lottery.times.kind === 'days' && over.state === 'settled' && over.settlement === 1)
    await tellWinners(app, over, lottery)
}

async function endThose(app: App, chases: readonly ChaseRow[]): Promise<void> {
  const before = await slipsOf(app, chases)
  const stopped = chases.filter((chase) => endOf(chase, before.get(chase.id) ?? []) === 'won')
  const ahead = stopped.flatMap(({ id }) => (before.get(id) ?? []).filter(({ state }) => state === 'open'))
  if (ahead.length > 0)
    await withdrawSlips(
      app,
      ahead.map(({ slip }) => slip),
    )
  const after = ahead.length > 0 ? await slipsOf(app, chases) : before
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now()
    for (const chase of chases) {
      const slips = after.get(chase.id) ?? []
      const end = endOf(chase, slips)
      if (end && (await endChase(tx, chase.id, { state: end, now })))
        await tellEnd(tx, chase, { end, slips, now })
    }
  })
}

async function slipsOf(
  app: App,
  chases: readonly ChaseRow[],
): Promise<ReadonlyMap<string, readonly ChasedSlip[]>> {
  const chased = await chasedOf(
    app,
    chases.map(({ id }) => id),
  )
  return new Map([...chased].map(([id, all]) => [id, all.map(chasedSlip)]))
}

/** Members wait for a daily draw, so its wins come as messages; those of a fast draw are seen on its page. */
async function tellWinners(app: App, { id: round, label }: RoundOver, lottery: LotteryRow): Promise<void> {
  for (let after: string | null = null; ;) {
    const winners: Awaited<ReturnType<typeof winnersOf>> = await winnersOf(app.db, round, {
      after,
      limit: BATCH,
    })
    await inTransaction(app.db, async (tx) => {
      for (const { slip, memberId, win, currency } of winners.filter((winner) => winner.currency !== 'FUN'))
        await tellMember(tx, {
          memberId,
          kind: 'money',
          occasion: `lottery:win:${slip}`,
          text: 'lotteryWon',
          values: { lottery: bothNames(lottery, ''), numero: label, amount: { minor: win, currency } },
          link: pageOf(lottery, { slip }),
          now: app.clock.now(),
        })
    })
    if (winners.length < BATCH) return
    after = winners.at(-1)?.slip ?? null
  }
}
