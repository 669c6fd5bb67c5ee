import { inTransaction, type Tx } from '#db/pool.ts'
import { flagOf, periodAt } from '#features/agents/contracts/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { closedUntil, countedBatch } from '#features/play/settled-play/public.ts'
import { postSlice, withoutRefused } from '#ledger/batch/refused.ts'
import type { App } from '#server/app.ts'
import { agentIncome } from '../postings.ts'
import {
  finishRun,
  leaveOver,
  lockRun,
  moveRun,
  nextMoment,
  noteFault,
  openRun,
  payableOf,
  seriesToSettle,
  unfinishedRuns,
  writeStatements,
  type Payable,
  type Series,
} from '../store/runs.ts'

/** Statements paid in one transaction. */
const SLICE = 1_000

/** Called before each transaction of a run; tests stop a worker there. */
export type BetweenSteps = (step: 'open' | 'write' | 'pay' | 'finish') => void

const never: BetweenSteps = () => undefined

/**
 * Settles every kind of contract whose period has ended and is closed, and finishes what a stopped worker left (AGT-05, N5). Each step is
 * one transaction and safe to repeat: runs and statements have unique keys, the run's row says how far it is paid, and the keys of
 * payments come from the period. Workers that overlap wait for each other at the run's row. A kind that is switched off waits.
 */
export async function settleDue(app: App, between: BetweenSteps = never): Promise<void> {
  for (const id of await unfinishedRuns(app.db)) await attempt(app, id, between)
  const until = await closedUntil(app.db)
  if (!until) return
  for (const each of await seriesToSettle(app.db)) {
    const { merchant, kind } = each
    if (kind !== 'spread' && kind !== 'affiliate' && !(await app.merchants.isOn(merchant, flagOf[kind])))
      continue
    const series =
      kind === 'affiliate' ? { ...each, period: await settingOf(app, merchant, 'affiliatePeriod') } : each
    for (;;) {
      between('open')
      const id = await openNext(app, series, until)
      if (id === null) break
      await attempt(app, id, between)
    }
  }
}

/** Opens the run of the next period, if that is closed. */
async function openNext(app: App, series: Series, until: Date): Promise<bigint | null> {
  const brand = await app.merchants.byCode(series.merchant)
  if (!brand) return null
  const payer = await settingOf(app, series.merchant, 'contractPayer')
  return inTransaction(app.db, async (tx) => {
    const at = await nextMoment(tx, series)
    if (!at) return null
    const span = periodAt(series.period, at, brand.timeZone)
    if (span.to > until) return null
    return openRun(tx, {
      ...series,
      startsAt: span.from,
      endsAt: span.to,
      currency: brand.currency,
      payer,
      now: app.clock.now(),
    })
  })
}

/** Runs what is left of a run. A failure is kept on the run, where operators see it; the next call tries again. */
export async function attempt(app: App, id: bigint, between: BetweenSteps = never): Promise<void> {
  try {
    between('write')
    await inTransaction(app.db, async (tx) => writeStatements(tx, id, await countedBatch(tx)))
    for (;;) {
      between('pay')
      if (!(await paySlice(app, id))) break
    }
    between('finish')
    await inTransaction(app.db, (tx) => finishRun(tx, id, app.clock.now()))
  } catch (error) {
    await noteFault(app.db, id, error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Pays the next statements; false when all are paid. What a wallet cannot take is left over for the next statement. */
export function paySlice(app: Pick<App, 'db'>, id: bigint): Promise<boolean> {
  return withoutRefused((refused) => inTransaction(app.db, (tx) => payNext(tx, id, refused)))
}

async function payNext(tx: Tx, id: bigint, refused: readonly bigint[]): Promise<boolean> {
  const run = await lockRun(tx, id)
  if (!run) throw new Error(`run ${id} is gone`)
  const payable = await payableOf(tx, run, SLICE)
  const last = payable.at(-1)
  if (!last) return false
  const credits = payable.filter(({ memberId }) => !refused.includes(memberId))
  await leaveOver(tx, id, refused)
  await moveRun(tx, id, { to: last.memberId, count: credits.length })
  await postSlice(tx, credits, ({ memberId, wallet, amount }: Payable) => ({
    posting: agentIncome,
    key: `agent:${run.kind}:${run.period}:${memberId}:${run.startsAt.getTime()}`,
    wallet,
    amount,
    detail: run.kind,
  }))
  return true
}
