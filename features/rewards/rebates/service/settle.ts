import { inTransaction, type Tx } from '#db/pool.ts'
import { closedUntil, countedBatch } from '#features/play/settled-play/public.ts'
import { offerEarned, rewardRebate, tellRewards } from '#features/rewards/rewards/public.ts'
import { postSlice, withoutRefused } from '#ledger/batch/refused.ts'
import type { App } from '#server/app.ts'
import { keyOf, sourceOf } from '../rules/offer.ts'
import {
  finishRun,
  lockRun,
  moveRun,
  noteFault,
  openRun,
  payableOf,
  programsToSettle,
  unfinishedRuns,
  writeStatements,
  type Payable,
} from '../store/runs.ts'
import { noteEdges } from '../store/terms.ts'

/** Statements offered or credited in one transaction. */
const SLICE = 2_000

/** Called before each transaction of a run; tests stop a worker there. */
export type BetweenSteps = (step: 'open' | 'write' | 'offer' | 'finish') => void

const never: BetweenSteps = () => undefined

/**
 * Settles every program of every brand whose period has ended and is closed, and finishes what a stopped worker left. Each step is one
 * transaction and safe to repeat: the run and its statements have unique keys, the run's row says how far rewards are offered, and their
 * keys come from the statements. Workers that overlap wait for each other at the run's row.
 */
export async function settleDue(app: App, between: BetweenSteps = never): Promise<void> {
  const until = await closedUntil(app.db)
  await finishRuns(app, between)
  if (!until) return
  const programs = await programsToSettle(app.db)
  if (programs.length === 0) return
  await inTransaction(app.db, (tx) => noteEdges(tx, app.clock.now()))
  for (const { merchant, program } of programs)
    for (;;) {
      between('open')
      const id = await inTransaction(app.db, (tx) =>
        openRun(tx, { merchant, program, closedUntil: until, now: app.clock.now() }),
      )
      if (id === null || !(await attempt(app, id, between))) break
    }
}

async function finishRuns(app: App, between: BetweenSteps): Promise<void> {
  for (const id of await unfinishedRuns(app.db)) await attempt(app, id, between)
}

/** Runs what is left of a run. A failure is kept on the run, where operators see it; the next call tries again. */
async function attempt(app: App, id: bigint, between: BetweenSteps): Promise<boolean> {
  try {
    return await finishOne(app, id, between)
  } catch (error) {
    await noteFault(app.db, id, error instanceof Error ? error.message : String(error))
    throw error
  }
}

/** Whether the run is finished; false: its program is paused. */
export async function finishOne(app: App, id: bigint, between: BetweenSteps = never): Promise<boolean> {
  between('write')
  await inTransaction(app.db, async (tx) => writeStatements(tx, id, await countedBatch(tx)))
  for (;;) {
    between('offer')
    const slice = await offerSlice(app, id)
    if (!slice) return false
    if (slice.memberIds.length === 0) break
    if (slice.isTold) for (const memberId of slice.memberIds) await tellRewards(app, memberId)
  }
  between('finish')
  await inTransaction(app.db, (tx) => finishRun(tx, id, app.clock.now()))
  return true
}

type Slice = { readonly memberIds: readonly bigint[]; readonly isTold: boolean }

/**
 * Offers the next statements, or credits them where the terms say so: directly from the statements, which are their record. What a wallet
 * cannot take is offered instead. Null: the program is paused.
 */
export function offerSlice(app: Pick<App, 'db' | 'clock'>, id: bigint): Promise<Slice | null> {
  return withoutRefused((byHand) =>
    inTransaction(app.db, (tx) => offerNext(tx, { id, now: app.clock.now(), byHand })),
  )
}

type Step = { readonly id: bigint; readonly now: Date; readonly byHand: readonly bigint[] }

async function offerNext(tx: Tx, { id, now, byHand }: Step): Promise<Slice | null> {
  const run = await lockRun(tx, id)
  if (!run) return null
  const payable = await payableOf(tx, run, SLICE)
  const last = payable.at(-1)
  if (!last) return { memberIds: [], isTold: false }
  const { merchant, program, currency, startsAt } = run
  const isByHand = ({ memberId }: Payable) => run.claim === 'byHand' || byHand.includes(memberId)
  const offers = payable.filter(isByHand).map((of) => ({ ...of, key: keyOf(program, of.memberId, startsAt) }))
  const credits = payable.filter((of) => !isByHand(of))
  await moveRun(tx, id, { to: last.memberId, count: payable.length })
  if (offers.length > 0) {
    const campaign = `${program}:${startsAt.getTime()}`
    await offerEarned(tx, { merchant, source: sourceOf(program), campaign, currency, offers }, now)
  }
  await postSlice(tx, credits, ({ memberId, wallet, amount }) => ({
    posting: rewardRebate,
    key: `rebate:${keyOf(program, memberId, startsAt)}`,
    wallet,
    amount,
    detail: sourceOf(program),
  }))
  // cashback is never announced
  return { memberIds: payable.map(({ memberId }) => memberId), isTold: program !== 'cashback' }
}
