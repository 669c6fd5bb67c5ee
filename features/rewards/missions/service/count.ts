import { inTransaction } from '#db/pool.ts'
import { countedBatch, countPlay } from '#features/play/settled-play/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { App } from '#server/app.ts'
import {
  addFacts,
  countAccounts,
  countDeposits,
  goalsInUse,
  insertMark,
  lockMark,
  moveDepositMark,
  moveMark,
} from '../store/progress.ts'
import { settleDue } from './settle.ts'

/** Batches of the ledger per transaction: bounds its size after a long pause. */
const MOST_BATCHES = 2_000n
/** Deposits whose transaction committed late are still found this long after their time. */
const OVERLAP_MS = 3_600_000
/** Members who were here within this time: their accounts are looked at. */
const SEEN_MS = 15 * 60_000

/**
 * Brings every member's progress up to date, then offers and withdraws rewards. Facts are taken in the order of their batches, each once,
 * in the transaction that moves the mark; deposits and accounts are counted again, which may be repeated. A killed worker leaves nothing
 * half done, and several workers wait for each other at the mark.
 */
export async function countMissions(app: App): Promise<void> {
  await begin(app)
  const now = app.clock.now()
  const goals = await goalsInUse(app.db, now)
  const changed = new Set<bigint>()
  const note = (members: readonly bigint[]) => members.forEach((member) => changed.add(member))
  if (goals.some((goal) => goal === 'validBet' || goal === 'rounds' || goal === 'daysPlayed'))
    await countPlay(app) // facts of the last seconds as well: progress is live
  for (let isMore = true; isMore;) {
    const done = await countFacts(app, now)
    note(done.members)
    isMore = done.isMore
  }
  if (goals.includes('deposits')) note(await inTransaction(app.db, (tx) => deposits(tx, now)))
  if (goals.includes('account'))
    note(await inTransaction(app.db, (tx) => countAccounts(tx, new Date(now.getTime() - SEEN_MS), now)))
  note(await settleDue(app))
  for (const memberId of changed) await tellMissions(app, memberId)
}

/** Missions begin with the facts after the first run: each has its own start. */
async function begin(app: App): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await lockMark(tx)))
      await insertMark(tx, { batch: await countedBatch(tx), depositsAt: app.clock.now() })
  })
}

async function countFacts(app: App, now: Date) {
  return inTransaction(app.db, async (tx) => {
    const mark = await lockMark(tx)
    if (!mark) throw new Error('missions: the mark is missing')
    const counted = await countedBatch(tx)
    if (counted <= mark.batch) return { isMore: false, members: [] }
    const to = counted < mark.batch + MOST_BATCHES ? counted : mark.batch + MOST_BATCHES
    const members = await addFacts(tx, { after: mark.batch, to, now })
    await moveMark(tx, to)
    return { isMore: to < counted, members }
  })
}

async function deposits(tx: Parameters<typeof lockMark>[0], now: Date): Promise<bigint[]> {
  const mark = await lockMark(tx)
  if (!mark) throw new Error('missions: the mark is missing')
  const members = await countDeposits(tx, new Date(mark.depositsAt.getTime() - OVERLAP_MS), now)
  await moveDepositMark(tx, now)
  return members
}

/** Tells a member's open pages that their missions have changed. */
async function tellMissions(app: App, memberId: bigint): Promise<void> {
  app.events.publish(`member:${memberId}`, {
    topic: 'missions.changed',
    seq: (await nextEventNumber(app.db)).toString(),
    patch: {},
  })
}
